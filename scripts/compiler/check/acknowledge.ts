import { type Acknowledgement, acknowledgedSchema } from '../../../schema/acknowledged.ts';
import { normalize } from '../../../schema/composed.ts';
import { valueBelow } from '../../../schema/json-path.ts';
import { byFile, Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { findNearest } from '../diagnostics/did-you-mean.ts';
import { finding } from '../diagnostics/finding.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';

const needlessAcknowledgement = finding('acknowledged.needless', 'warning', {
  en: ({ code, place, meant }: { code: string; place: string; meant: string | undefined }) => [
    `There is no warning "${code}" at "${place}".`,
    meant === undefined ? 'Remove this acknowledgement.' : `Did you mean ${meant}?`,
  ],
  id: ({ code, place, meant }) => [
    `Peringatan "${code}" tidak ada di "${place}".`,
    meant === undefined ? 'Hapus catatan ini.' : `Maksudnya ${meant}?`,
  ],
});

/** Added to the hint of a warning whose acknowledgement has run out. */
const expired = {
  en: ({ until, reason }: Acknowledgement) =>
    `It was acknowledged until ${until} (“${reason}”): look again, then fix it or set a new date.`,
  id: ({ until, reason }: Acknowledgement) =>
    `Ini sudah dicatat sampai ${until} (“${reason}”): periksa lagi, lalu perbaiki atau beri tanggal baru.`,
};

/** An acknowledgement of a warning in the data. */
export interface Acknowledged {
  readonly diagnostic: Diagnostic;
  readonly reason: string;
  /** The last day on which it is valid: year, month, day. */
  readonly until: string;
}

/** Open and acknowledged findings. */
export interface AcknowledgedResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly acknowledged: readonly Acknowledged[];
}

interface Note extends Acknowledgement {
  readonly written: ParsedFile;
  readonly index: number;
  /** The file and the path of the warning that it means. */
  readonly target: { readonly file: string; readonly path: string };
}

/**
 * Takes out the warnings that are acknowledged in the data; errors cannot be. One that has run out comes back
 * with a note; an acknowledgement that nothing needs any more is a warning itself.
 *
 * @param today year, month, day; without it nothing runs out
 */
export function acknowledge(
  files: ContentFiles,
  diagnostics: readonly Diagnostic[],
  today: string | undefined,
): AcknowledgedResult {
  const notes = [...files.parsed.values()].flatMap(readNotes);
  if (notes.length === 0) return { diagnostics, acknowledged: [] };
  const byTarget = new Map(notes.toReversed().map((note) => [nameTarget(note.code, note.target), note]));
  const used = new Set<Note>();
  const acknowledged: Acknowledged[] = [];
  const open = diagnostics.flatMap((diagnostic) => {
    const { severity, code, at } = diagnostic;
    const note = severity === 'warning' ? byTarget.get(nameTarget(code, at)) : undefined;
    if (!note) return [diagnostic];
    used.add(note);
    const { reason, until } = note;
    if (today !== undefined && until < today) return [reopen(diagnostic, note)];
    acknowledged.push({ diagnostic, reason, until });
    return [];
  });
  // With errors about, some checks did not run: what they would have found is not known.
  const needless = hasErrors(diagnostics)
    ? []
    : findNeedless(
        notes.filter((note) => !used.has(note)),
        open,
      );
  return { diagnostics: [...open, ...needless], acknowledged };
}

/** A test for findings that are acknowledged in the data, until whichever day. */
export function acknowledgedIn(files: ContentFiles): (finding: Diagnostic) => boolean {
  const notes = [...files.parsed.values()].flatMap(readNotes);
  const names = new Set(notes.map(({ code, target }) => nameTarget(code, target)));
  return ({ code, at }) => names.has(nameTarget(code, at));
}

function readNotes(written: ParsedFile): readonly Note[] {
  const { data = [] } = acknowledgedSchema.safeParse(valueBelow(written.value, 'acknowledged'));
  return data.map((note, index) => ({
    ...note,
    written,
    index,
    target: { file: note.file ?? written.path, path: note.path ?? '' },
  }));
}

/** The same for an acknowledgement and its warnings, whatever the Unicode form of the file's name. */
function nameTarget(code: string, { file, path }: Note['target']): string {
  return [code, normalize(file), path].join('\n');
}

/** @param open what else is found: warnings only, or it would not be known that nothing needs the notes */
function findNeedless(notes: readonly Note[], open: readonly Diagnostic[]): readonly Diagnostic[] {
  const inFile = byFile(open);
  return notes.map(({ written, index, code, target }) => {
    const place = target.path === '' ? target.file : target.path;
    const near = inFile.get(target.file);
    const meant =
      near?.find((warning) => warning.code === code) ??
      near?.find(
        (warning) => warning.at.path === target.path && findNearest(code, [warning.code]) !== undefined,
      );
    const at = written.valueAt(['acknowledged', index]);
    return needlessAcknowledgement(at, { code, place, meant: meant && writeNote(meant) });
  });
}

function writeNote({ at, code }: Diagnostic): string {
  return at.path === '' ? `"code": "${code}"` : `"path": "${at.path}", "code": "${code}"`;
}

/** A warning whose acknowledgement has run out. */
function reopen(diagnostic: Diagnostic, note: Note): Diagnostic {
  return new Diagnostic('warning', diagnostic.code, diagnostic.at, (messages) => {
    const { message, hint } = diagnostic.explain(messages);
    return { message, hint: `${hint} ${messages.choose(expired)(note)}` };
  });
}
