import { readingsOf } from '../../../schema/amount.ts';
import type { Localized, Messages } from '../../messages/messages.ts';

type Rules = Messages['rules'];

/** What is said of a broken rule, and what to do if that needs saying. */
export function ruleMessages(
  name: string,
  found: string,
): { readonly says: Localized; readonly hint: Localized<string | undefined> } {
  const says: Localized = ({ rules }) => {
    const asks = isIn(rules.asks, name) ? rules.asks[name] : rules.unnamed;
    return typeof asks === 'string' ? asks : asks(found);
  };
  const hint: Localized<string | undefined> = ({ rules }) => {
    const readings = name === 'amount-ambiguous' ? readingsOf(found.replace(/^"|"$/g, '')) : undefined;
    if (readings) return rules.readings(readings.thousands, readings.decimal);
    return isIn(rules.hints, name) ? rules.hints[name] : undefined;
  };
  return { says, hint };
}

function isIn<Known extends Rules['asks'] | Rules['hints']>(
  known: Known,
  name: string,
): name is keyof Known & string {
  return Object.hasOwn(known, name);
}
