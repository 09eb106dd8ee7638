import { english } from '../../scripts/messages/english.ts';
import { makeSite } from '../../scripts/operator/new-site/make-site.ts';
import { readTemplate, siteQuestions } from '../../scripts/operator/new-site/site-questions.ts';
import { collectAnswers } from '../../scripts/operator/scaffold/questions.ts';
import { Workspace } from './workspace.ts';

export const template = readTemplate();

/** An operator who answers no more than has to be. */
export const ANSWERS = {
  name: 'Fell & Tarn',
  region: 'Cumbria',
  place: 'Grange-over-Sands',
  at: '54.19, -2.91',
  languages: 'en',
  currency: 'GBP',
  price: '95',
  zone: 'Europe/London',
} as const;

/** A new site from options, as the command takes them, in memory. */
export async function newSiteFolder(given: Readonly<Record<string, string>> = {}): Promise<Workspace> {
  const talk = { messages: english, ask: undefined };
  const answers = await collectAnswers(siteQuestions(english), { ...ANSWERS, ...given }, talk);
  const { sources } = makeSite(answers, english);
  return new Workspace(sources.map(({ path, bytes }) => [path, bytes]));
}

/** A site for walks through a town, in two languages. */
export function freshSite(): Promise<Workspace> {
  return newSiteFolder({
    region: 'Ljubljana',
    place: 'Trnovo',
    at: '46.04, 14.5',
    landscape: 'town',
    trips: 'day',
    languages: 'fr, en',
    currency: 'EUR',
    chat: 'telegram',
  });
}
