import { createHash } from 'node:crypto';
import { interfaceTextsSchema } from '../../schema/texts/interface.ts';
import type {
  FieldPlace,
  PreviewAnswer,
  PreviewSite,
  ShownPlace,
} from '../../src/desk/preview/preview-api.ts';
import type { TourPart } from '../../src/shared/page-data/tour-part.ts';
import { shownPictures } from '../build/images/site-pictures.ts';
import { hasErrors } from '../compiler/diagnostics/diagnostic.ts';
import { messagesCode } from '../compiler/emit/emit-messages.ts';
import { linkModel } from '../compiler/link/link-model.ts';
import { parseFiles } from '../compiler/parse/parse-files.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { type Content, validContent } from '../compiler/resolve/content.ts';
import { resolveLayout } from '../compiler/resolve/layout.ts';
import { PageContext } from '../compiler/resolve/page-context.ts';
import { pageRoutes } from '../compiler/resolve/page-types.ts';
import { type ResolvedLanguage, type ResolvedSite, resolveSite } from '../compiler/resolve/resolve-site.ts';
import { resolveMessages, type Texts } from '../compiler/resolve/texts.ts';
import type { ContentFiles } from '../compiler/validate/content-files.ts';
import { validateFiles } from '../compiler/validate/validate-files.ts';
import { today } from '../project/today.ts';
import {
  findMessage,
  findPriceField,
  findSameText,
  findTextPart,
  findTimeField,
  findValueField,
} from './find-field.ts';
import { findPath } from './find-page.ts';
import { findShown } from './find-shown.ts';
import { withPlaceholders } from './text-placeholders.ts';

/** The folder whose site is shown. */
interface PreviewedFolder {
  readonly version: number;
  /** The files as they would be saved. */
  readonly sources: readonly SourceFile[];
  /** The files in the folder. */
  readonly files: readonly SourceFile[];
}

/** A state of the data that can be shown. */
interface SiteState {
  readonly files: ContentFiles;
  readonly content: Content;
  readonly site: ResolvedSite;
}

/**
 * The site as it would be after saving, a page at a time. It does not wait for the check: what cannot be resolved, for
 * whatever reason, is shown as it was when it last could be.
 */
export class Preview {
  readonly #folder: () => PreviewedFolder;
  #latest: { readonly version: number; readonly state: SiteState | undefined } | undefined;
  #shown: SiteState | undefined;
  /** The modules of interface texts, by the addresses that pages name. */
  readonly #messages = new Map<string, string>();

  constructor(folder: () => PreviewedFolder) {
    this.#folder = folder;
  }

  describeSite(): PreviewSite {
    return this.#resolve(describeSite)?.value ?? { url: '', languages: [] };
  }

  /** @param place a field whose page is to be shown in place of the one at the path */
  resolvePage(code: string, path: string, place: FieldPlace | undefined): PreviewAnswer | undefined {
    const found = this.#resolve((state) => {
      const language = findLanguage(state, code);
      const findTexts = (at: string) => resolveAlone(state, code, at).lookup;
      const wanted = place ? findPath(state.files, language.routes, path, place, findTexts) : path;
      const page = language.routes.find((route) => route.path === wanted)?.resolve() ?? language.notFound;
      const { layout } = language;
      return { path: wanted, page, layout, messages: this.#messagesOf(language), site: describeSite(state) };
    });
    return found && { ...found.value, isCurrent: found.isCurrent };
  }

  loadTours(code: string, part: number): TourPart | undefined {
    return this.#resolve((state) => findLanguage(state, code).tourParts[part])?.value;
  }

  /**
   * The field of a text or a price that a page shows: the first of those that has one.
   *
   * @param row the text of the row of a table or list that it is in
   */
  findField(code: string, path: string, texts: readonly string[], row = ''): FieldPlace | undefined {
    return this.#resolve((state) => {
      const { lookup, page } = resolveAlone(state, code, path);
      const common = resolveCommon(state, code);
      const site = state.files.single.site?.file;
      // Layout and interface come last: a page's own text is the better find.
      return (
        findSameText(lookup, texts) ??
        findSameText(common, texts) ??
        findPriceField(state.content, page, texts, row) ??
        findTimeField(state.content, lookup, page, texts, row) ??
        (site && findValueField(site, texts)) ??
        findMessage(lookup, texts) ??
        findMessage(common, texts) ??
        findTextPart(lookup, texts) ??
        findTextPart(common, texts)
      );
    })?.value;
  }

  /** The texts by which a page shows a field; none if it does not. */
  findShown(code: string, path: string, place: FieldPlace): readonly ShownPlace[] {
    const found = this.#resolve((state) => {
      const { lookup, page } = resolveAlone(state, code, path);
      const file = state.files.parsed.get(place.file);
      return [lookup, resolveCommon(state, code)]
        .map((texts) => findShown({ content: state.content, page, lookup: texts, file }, place))
        .find((shown) => shown.length > 0);
    });
    return found?.value ?? [];
  }

  /** Finds the content at the address of a picture: a file of the folder, or a drawing. */
  findPicture(address: string): { readonly file: string } | { readonly drawing: string } | undefined {
    return this.#resolve(({ content, site }) => {
      const drawing = site.drawings.find(({ src }) => src === address)?.content;
      if (drawing !== undefined) return { drawing };
      const image = [...content.images.values()].find((one) =>
        shownPictures(one).some((shown) => shown.address === address),
      );
      return image && { file: image.source };
    })?.value;
  }

  /** The module of interface texts at an address. */
  findMessages(address: string): string | undefined {
    return this.#messages.get(address);
  }

  #messagesOf({ messages }: ResolvedLanguage): string {
    const code = messagesCode(messages);
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
    const address = `/preview/messages/${hash}.js`;
    this.#messages.set(address, code);
    return address;
  }

  /** Takes the data as it is now; where that fails, as it was shown last, else as it was saved. */
  #resolve<Value>(
    resolve: (state: SiteState) => Value,
  ): { readonly value: Value; readonly isCurrent: boolean } | undefined {
    const latest = this.#latestState();
    const now = latest && attempt(() => ({ value: resolve(latest), isCurrent: true }));
    if (now) {
      this.#shown = latest;
      return now;
    }
    this.#shown ??= readState(this.#folder().files);
    const shown = this.#shown;
    return shown && attempt(() => ({ value: resolve(shown), isCurrent: false }));
  }

  #latestState(): SiteState | undefined {
    const { version, sources } = this.#folder();
    if (this.#latest?.version !== version) this.#latest = { version, state: readState(sources) };
    return this.#latest.state;
  }
}

/** The site of files whose shape is right; undefined if they have mistakes. */
function readState(sources: readonly SourceFile[]): SiteState | undefined {
  const { files, diagnostics } = validateFiles(parseFiles(sources));
  if (hasErrors(diagnostics)) return undefined;
  return attempt(() => {
    const content = withPlaceholders(validContent(linkModel(files), { today: today() }));
    return { files, content, site: resolveSite(content) };
  });
}

/** Content that was not checked may fail anywhere. */
function attempt<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function describeSite({ site }: SiteState): PreviewSite {
  return { url: site.url, languages: site.languages.map(({ info }) => info) };
}

/** @throws Error if the site does not have the language */
function findLanguage({ site }: SiteState, code: string): ResolvedLanguage {
  const language = site.languages.find(({ info }) => info.code === code);
  if (!language) throw new Error(`No language "${code}".`);
  return language;
}

/** @throws Error if the site does not have the language */
function newContext({ content }: SiteState, code: string): PageContext {
  const language = content.site.languages.find((one) => one.code === code);
  if (!language) throw new Error(`No language "${code}".`);
  return new PageContext(content, language);
}

/** A page, and every text that it asks for: parts that pages share are resolved for it again. */
function resolveAlone({ content, ...state }: SiteState, code: string, path: string) {
  const contexts: PageContext[] = [];
  const own = { ...content };
  const routes = pageRoutes(own, () => {
    const context = newContext({ ...state, content: own }, code);
    contexts.push(context);
    return context;
  });
  const page = routes.find((route) => route.path === path)?.resolve();
  const [context = newContext({ ...state, content: own }, code)] = contexts;
  return { page, lookup: context.lookup };
}

/** Every text that the layout and the interface ask for. */
function resolveCommon(state: SiteState, code: string): Texts {
  const common = newContext(state, code);
  resolveLayout(common);
  resolveMessages(interfaceTextsSchema, common.lookup);
  return common.lookup;
}
