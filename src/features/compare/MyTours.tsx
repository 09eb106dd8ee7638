import { Anchor, Chip, Container, NativeSelect } from '@mantine/core';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MAX_COMPARED, readCompared, writeCompared } from '../../shared/compared-tours.ts';
import { joinFacts } from '../../shared/join-facts.ts';
import { localizedPath } from '../../shared/language-address.ts';
import type { ComparePage } from '../../shared/page-data/compare.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { WIDEST_IN_CARDS } from '../../shared/picture-address.ts';
import { useMessages, useSite } from '../../shared/site-context.tsx';
import { type AddressRules, useAddressState } from '../../shared/use-address-state.ts';
import { groupInQuery, replaceGroup } from '../../trip/trip-choice.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import pictureClasses from '../../ui/Picture/Picture.module.css';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { GroupForm } from '../../ui/prices/GroupForm.tsx';
import { followGroup, storedGroup, storeGroup, useGroupPrices } from '../../ui/prices/use-group-prices.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { LazySaveButton } from '../../ui/saved/LazySaveButton.tsx';
import { savedTours, useSaved } from '../../ui/saved/saved-tours.ts';
import classes from './Comparison.module.css';
import { Comparison } from './Comparison.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { type KnownTours, type PriceOfTour, tourName, tourPrice, useTours } from './tours.ts';

interface MyToursProps {
  readonly page: ComparePage;
}

/**
 * Saved tours, and a comparison of them or of the tours in the address.
 *
 * @public Loaded on demand.
 */
export function MyTours({ page }: MyToursProps) {
  const { group, priced } = useGroupPrices();
  const saved = useSaved();
  const [compared, compare] = useCompared();
  const tours = useTours(
    useMemo(() => [...new Set([...compared, ...saved])], [compared, saved]),
    page.tourPath,
  );
  const [isFull, setIsFull] = useState(false);
  const place = useFocusAfterRemoval(saved.length + compared.length);

  function add(slug: string) {
    setIsFull(compared.length >= MAX_COMPARED);
    if (compared.length < MAX_COMPARED) compare([...compared, slug]);
  }

  function remove(slug: string) {
    setIsFull(false);
    compare(compared.filter((other) => other !== slug));
  }

  const adding = <AddTour page={page} compared={compared} onAdd={add} />;
  return (
    <section ref={place} aria-label={page.title} tabIndex={-1} className={classes.place}>
      {saved.length > 0 && (
        <Section title={page.texts.saved}>
          <SavedTours {...{ page, saved, tours, compared, priced, add, remove }} />
          <p role="status" className={classes.full}>
            {isFull && page.texts.full}
          </p>
        </Section>
      )}
      {compared.length > 0 ? (
        <Section title={page.texts.sideBySide} tone="sand">
          <div className={classes.tools}>
            <GroupForm group={group} />
            {compared.length < MAX_COMPARED && adding}
          </div>
          <Comparison {...{ page, compared, tours, priced, group, remove }} />
        </Section>
      ) : (
        saved.length > 0 && <Container pb="xl">{adding}</Container>
      )}
      {saved.length === 0 && <HowItWorks page={page}>{compared.length === 0 && adding}</HowItWorks>}
    </section>
  );
}

/**
 * Focuses an element after the focused button in it was removed along with its tour.
 *
 * @param count of the tours in it
 */
function useFocusAfterRemoval(count: number): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [count]);
  return place;
}

interface AddTourProps {
  readonly page: ComparePage;
  readonly compared: readonly string[];
  readonly onAdd: (slug: string) => void;
}

function AddTour({ page: { offered, texts }, compared, onAdd }: AddTourProps) {
  const groups = offered.map(({ label, tours }) => ({
    group: label,
    items: tours
      .filter(({ slug }) => !compared.includes(slug))
      .map(({ slug, name }) => ({ value: slug, label: name })),
  }));
  return (
    <NativeSelect
      label={texts.add}
      className={classes.add}
      data={[{ value: '', label: texts.choose }, ...groups.filter(({ items }) => items.length > 0)]}
      value=""
      rightSection={<Icon name="chevron-down" size={18} />}
      onChange={({ currentTarget: { value } }) => value !== '' && onAdd(value)}
    />
  );
}

const RULES: AddressRules<readonly string[]> = {
  initial: [],
  // Tours in the address replace the saved ones.
  read: (query) => {
    const named = readCompared(query);
    return named.length > 0 ? named : savedTours().slice(0, MAX_COMPARED);
  },
  write: (query, slugs) => writeCompared(replaceGroup(query, storedGroup()), slugs),
};

/**
 * Slugs of the compared tours, held in the address with the group: those it names, else the ones saved last. A group in
 * the address replaces the remembered one.
 */
function useCompared(): readonly [readonly string[], (slugs: readonly string[]) => void] {
  const [compared, change] = useAddressState(RULES);
  const { search } = useLocation();
  useEffect(() => {
    const named = groupInQuery(search);
    if (named !== '') storeGroup(named);
  }, [search]);
  useEffect(() => {
    // Makes the address shareable from the start.
    if (compared.length > 0) change((now) => [...now]);
  }, [compared.length, change]);
  useEffect(() => followGroup(() => change((now) => [...now])), [change]);
  return [compared, (slugs) => change(() => slugs)];
}

interface SavedToursProps {
  readonly page: ComparePage;
  readonly saved: readonly string[];
  readonly tours: KnownTours;
  readonly compared: readonly string[];
  readonly priced: PriceOfTour;
  readonly add: (slug: string) => void;
  readonly remove: (slug: string) => void;
}

/** The saved tours, the last one first; each can be compared and removed. */
function SavedTours({ page, saved, tours, compared, priced, add, remove }: SavedToursProps) {
  const { common } = useMessages();
  return (
    <ul className={classes.tours}>
      {saved.map((slug) => {
        const tour = tours.get(slug);
        const isCompared = compared.includes(slug);
        const name = tourName(page, slug, tour);
        return (
          <li key={slug}>
            {tour !== undefined && tour !== 'gone' ? (
              <SavedTour tour={tour} priced={priced} />
            ) : (
              <p className={classes.text}>
                <b>{name}</b>
                <span>{tour === 'gone' ? page.texts.gone : common.loading}</span>
              </p>
            )}
            <LazySaveButton href={slug} name={name} hasLink={false} />
            {tour !== 'gone' && (
              <Chip
                type="checkbox"
                checked={isCompared}
                wrapperProps={{ className: classes.compare }}
                aria-label={`${common.compare}: ${name}`}
                onChange={() => (isCompared ? remove(slug) : add(slug))}
              >
                {common.compare}
              </Chip>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function SavedTour({ tour, priced }: { readonly tour: PackagePage; readonly priced: PriceOfTour }) {
  const { language } = useSite();
  const [first] = tour.variants;
  const price = first && tourPrice(tour, first, priced);
  return (
    <>
      <PictureImage
        picture={{ ...tour.picture, alt: '' }}
        className={pictureClasses.framed}
        sizes="6rem"
        widest={WIDEST_IN_CARDS}
      />
      <p className={classes.text}>
        <Anchor href={localizedPath(language, tour.path)}>{tour.name}</Anchor>
        <span>
          {[joinFacts([tour.durationText, price?.priceText]), price?.perText].filter(Boolean).join(' ')}
        </span>
      </p>
    </>
  );
}
