import { Button, Text, Title } from '@mantine/core';
import type { HomePage } from '../../shared/page-data/home.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import classes from './Home.module.css';

/** The popular destinations, with a link to all. */
export function PopularPlaces({ page }: { readonly page: HomePage }) {
  const { common } = useMessages();
  return (
    <Section title={page.popularTitle} intro={page.popularText}>
      <ul className={classes.places}>
        {page.popular.map(({ id, name, text, picture, href }) => (
          <li key={id} className={classes.place}>
            <PictureImage
              picture={picture}
              className={classes.picture}
              sizes="(min-width: 64em) 50vw, 100vw"
            />
            <div>
              <Title order={3}>{name}</Title>
              <Text>{text}</Text>
              <Button
                component="a"
                href={href}
                aria-label={`${common.explore} ${name}`}
                variant="white"
                rightSection={<Icon name="arrow-right" size={16} />}
                className={classes.explore}
              >
                {common.explore}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button
        component="a"
        href={page.viewAll.href}
        variant="outline"
        rightSection={<Icon name="arrow-right" size={16} />}
        className={classes.more}
      >
        {page.viewAll.label}
      </Button>
    </Section>
  );
}
