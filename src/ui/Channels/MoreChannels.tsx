import { lazy, Suspense } from 'react';
import type { OtherChannels } from '../../domain/page-data/shell.ts';

export interface MoreChannelsProps {
  /** None where the site has but one way to write. */
  readonly others: OtherChannels | undefined;
  readonly message: string;
  /** Told to screen readers. */
  readonly opensNewWindow: string;
}

const ChannelLinks = lazy(async () => ({ default: (await import('./ChannelLinks.tsx')).ChannelLinks }));

/** Other ways to write than the button above, with the same message. What most sites do not have, they do not load. */
export function MoreChannels({ others, ...rest }: MoreChannelsProps) {
  return (
    others && (
      <Suspense>
        <ChannelLinks others={others} {...rest} />
      </Suspense>
    )
  );
}
