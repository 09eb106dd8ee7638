import { PRACTICAL_KINDS } from '../../../schema/practical.ts';
import type { Site } from '../../../schema/site.ts';
import { numberFormat } from '../../../src/pricing/money.ts';
import { digits } from '../../../src/shared/i18n/plural.ts';
import type { FormTarget, NewsletterForm } from '../../../src/shared/page-data/contact.ts';
import type { Practical, Statistic } from '../../../src/shared/page-data/parts.ts';
import type { LinkedDestination, LinkedPackage } from '../link/model.ts';
import type { PageContext } from './page-context.ts';

/** The target of a form, with the label of its honeypot. */
export function formTarget({ texts }: PageContext, target: Site['contactForm']): FormTarget {
  if (target.to !== 'endpoint') return target;
  const { honeypot: name, ...service } = target;
  return { ...service, honeypot: { name, label: texts.pages.forms.leaveEmpty } };
}

/** The newsletter's sign-up. */
export function newsletterForm(context: PageContext): NewsletterForm {
  return {
    target: formTarget(context, context.content.site.newsletter),
    message: context.templates.pages.forms.newsletterMessage({ email: 'email' }),
    failed: context.texts.pages.forms.newsletterFailed,
  };
}

type Given = LinkedDestination['data']['practical'];

/** The practical facts of a package: its own, else those of the only destination that it visits. */
export function packagePractical(
  context: PageContext,
  { data, destinations }: LinkedPackage,
): Practical | undefined {
  const [only, another] = destinations;
  const own = data.practical?.length ? data.practical : undefined;
  return practicalFacts(context, own ?? (another ? undefined : only?.found?.data.practical));
}

/** The practical facts given, in the order of their kinds. */
export function practicalFacts({ texts }: PageContext, given: Given): Practical | undefined {
  if (!given?.length) return undefined;
  const { title, kinds, notes } = texts.labels.practical;
  const facts = PRACTICAL_KINDS.flatMap((kind) =>
    given
      .filter((fact) => fact.kind === kind)
      .map(({ note }) => ({ kind, label: kinds[kind], text: notes(note) })),
  );
  return { title, facts };
}

const PERCENT = /^\d{1,3}(?:\.\d+)?\s?%$/;

/** Statistics in the digits of the language, percentages as it writes them, with their labels. */
export function statistics(
  { language: { locale } }: PageContext,
  entries: readonly { readonly id: string; readonly value: string }[],
  label: (id: string) => string,
): readonly Statistic[] {
  const own = (digit: string): string => digits(locale, Number(digit));
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return entries.map(({ id, value }) => ({
    id,
    value: PERCENT.test(value)
      ? percent.format(Number.parseFloat(value) / 100)
      : value.replaceAll(/\d/g, own),
    label: label(id),
  }));
}
