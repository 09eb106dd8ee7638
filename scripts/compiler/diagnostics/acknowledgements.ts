import { type Diagnostic, type Location, warning } from './diagnostic.ts';

/**
 * Nothing of what is acknowledged here is found any more.
 *
 * @param meant the warning that was probably meant, if one is open
 */
export const needlessAcknowledgement = (
  at: Location,
  code: string,
  place: string,
  meant?: Diagnostic,
): Diagnostic =>
  warning('acknowledged.needless', at, ({ acknowledgements }) =>
    acknowledgements.needless(code, place, meant && noteFor(meant)),
  );

function noteFor({ at, code }: Diagnostic): string {
  return at.path === '' ? `"code": "${code}"` : `"path": "${at.path}", "code": "${code}"`;
}

/** A warning whose acknowledgement has run out. */
export function withExpiry(diagnostic: Diagnostic, reason: string, until: string): Diagnostic {
  return warning(diagnostic.code, diagnostic.at, (messages) => {
    const { message, hint } = diagnostic.explain(messages);
    return { message, hint: messages.acknowledgements.expired(hint, until, reason) };
  });
}
