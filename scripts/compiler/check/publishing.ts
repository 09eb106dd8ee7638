import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { Model } from '../link/model.ts';
import { isReservedHost } from '../link/placeholder-host.ts';
import { isSamplePath } from '../link/samples.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { hostInEmail, listLinks } from './contact.ts';

const unconfirmed = finding('placeholder.unconfirmed', 'warning', {
  en: ({ reason }: { reason: string }) => [
    `Not confirmed yet: ${reason}`,
    'Enter the real value, then remove its line under "unconfirmed".',
  ],
  id: ({ reason }) => [
    `Belum dipastikan: ${reason}`,
    'Isi dengan yang sebenarnya, lalu hapus barisnya di "unconfirmed".',
  ],
});

const sample = finding('placeholder.sample', 'warning', {
  en: ({ reason }: { reason: string }) => [
    `A sample: ${reason}`,
    'Visitors no longer see it once the site has its real address. Replace the sample and delete its line under "unconfirmed", or remove it with "npm run remove".',
  ],
  id: ({ reason }) => [
    `Contoh: ${reason}`,
    'Pengunjung tidak melihatnya begitu situs memakai alamat aslinya. Isi dengan nilai yang sebenarnya lalu hapus barisnya di "unconfirmed", atau hapus contohnya dengan "npm run remove".',
  ],
});

const unknownPath = finding('placeholder.unknown-path', 'error', {
  en: ({ path }: { path: string }) => [
    `This file has no value at "${path}".`,
    'Correct the path, or remove the line.',
  ],
  id: ({ path }) => [`File ini tidak punya isian di "${path}".`, 'Perbaiki tempatnya, atau hapus barisnya.'],
});

const messagesReachNobody = finding('contact.local', 'warning', {
  en: [
    'Messages of the contact form reach nobody: they are only logged in the visitor’s browser.',
    'Set "to" to "chat", "email" or "endpoint".',
  ],
  id: [
    'Pesan dari formulir kontak tidak sampai ke siapa pun: hanya tercatat di browser pengunjung.',
    'Ubah "to" menjadi "chat", "email" atau "endpoint".',
  ],
});

const signUpsReachNobody = finding('newsletter.local', 'warning', {
  en: [
    'Sign-ups for the newsletter reach nobody: visitors are told that they are subscribed.',
    'Set "to" of "newsletter" to "chat", "email" or "endpoint".',
  ],
  id: [
    'Pendaftaran buletin tidak sampai ke siapa pun, padahal pengunjung diberi tahu bahwa mereka berlangganan.',
    'Ubah "to" pada "newsletter" menjadi "chat", "email" atau "endpoint".',
  ],
});

const reservedHost = finding('placeholder.reserved', 'error', {
  en: ({ host }: { host: string }) => [
    `"${host}" cannot be opened on the internet: such names are for examples and local networks.`,
    'Enter your own address before the site goes online.',
  ],
  id: ({ host }) => [
    `"${host}" tidak bisa dibuka di internet: nama seperti itu untuk contoh dan jaringan lokal.`,
    'Isi dengan alamat Anda sendiri sebelum situs ditayangkan.',
  ],
});

/** Warnings that keep a site from going online even if they are acknowledged. */
const PLACEHOLDERS = new Set([
  'placeholder.unconfirmed',
  'placeholder.sample',
  'placeholder.example',
  'contact.local',
  'newsletter.local',
  'text.todo',
]);

/** Warnings of likely placeholders and guesses, which go online only if they are acknowledged. */
const DOUBTS = new Set(['duration.unclear', 'link.front-page', 'placeholder.phone']);

/** True if warnings of a kind name a value to fill in before the site is published. */
export function blocksPublishing(code: string): boolean {
  return PLACEHOLDERS.has(code) || DOUBTS.has(code);
}

/** Findings with placeholders as errors. To be called before warnings are acknowledged: errors cannot be. */
export function refusePlaceholders(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return refuse(diagnostics, ({ code }) => PLACEHOLDERS.has(code) || code === 'language.untranslated');
}

/** Findings with texts that are not written as errors, where no other language replaces them. */
export function refuseUnwritten(
  diagnostics: readonly Diagnostic[],
  { single }: ContentFiles,
): readonly Diagnostic[] {
  const folder = `texts/${single.site?.value.fallbackLanguage}/`;
  return refuse(diagnostics, ({ code, at }) => code === 'text.todo' && at.file.startsWith(folder));
}

/** Findings with what may be a placeholder as errors. To be called with those that nobody has acknowledged. */
export function refuseDoubts(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return refuse(diagnostics, ({ code }) => DOUBTS.has(code));
}

function refuse(
  diagnostics: readonly Diagnostic[],
  isRefused: (diagnostic: Diagnostic) => boolean,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) =>
    isRefused(diagnostic) && !diagnostic.isHeldBack ? diagnostic.asError() : diagnostic,
  );
}

/** Addresses of the operator that work on no other computer, or on none. */
export function checkReservedHosts({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const { file, value } = site;
  const hosts: readonly { readonly path: JsonPath; readonly host: string }[] = [
    ...listLinks(value).map(({ path, url }) => ({ path, host: new URL(url).hostname })),
    { path: ['email'], host: hostInEmail(value.email) },
  ];
  return hosts.flatMap(({ path, host }) =>
    isReservedHost(host) ? [reservedHost(file.valueAt(path), { host })] : [],
  );
}

/** Values that the operator still has to confirm, and forms that reach nobody. */
export function checkPlaceholders({ files }: Model): readonly Diagnostic[] {
  const all: readonly { readonly file: ParsedFile }[] = [
    ...Object.values(files.single),
    ...Object.values(files.entries).flat(),
  ];
  return [...all.flatMap(({ file }) => checkUnconfirmed(file)), ...checkForms(files)];
}

function checkUnconfirmed(file: ParsedFile): readonly Diagnostic[] {
  const entries = valueAtPath(file.value, ['unconfirmed']) ?? {};
  return Object.entries(entries).map(([path, reason]) => {
    const steps = stepsTo(file.value, path.split('.'));
    if (valueAtPath(file.value, steps) === undefined) {
      return unknownPath(file.keyAt(['unconfirmed', path]), { path });
    }
    const report = isSamplePath(file.path, steps) ? sample : unconfirmed;
    return report(file.valueAt(steps), { reason: String(reason) });
  });
}

/** Keys as steps: those of a list are positions, which it may lack. */
function stepsTo(value: unknown, keys: readonly string[]): JsonPath {
  return keys.map((key, index) => {
    const around = valueAtPath(value, keys.slice(0, index));
    return Array.isArray(around) ? Object.keys(around).indexOf(key) : key;
  });
}

function checkForms(files: ContentFiles): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const { file, value } = site;
  return [
    ...(value.contactForm.to === 'local' ? [messagesReachNobody(file.valueAt(['contactForm', 'to']))] : []),
    ...(value.newsletter.to === 'local' ? [signUpsReachNobody(file.valueAt(['newsletter', 'to']))] : []),
  ];
}
