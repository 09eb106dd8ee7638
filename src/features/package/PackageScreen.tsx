import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PackagePage } from '../../domain/page-data.ts';
import { cardTexts } from '../../i18n/card-texts.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { PackageTile } from '../../ui/Cards/PackageTile.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import { PageLink } from '../../ui/links/PageLink.tsx';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { CheckList } from '../../ui/text/CheckList.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { BookingCard } from './BookingCard.tsx';
import classes from './PackageScreen.module.css';
import { Variants } from './Variants.tsx';

/** The page of a package. The first option is chosen at first. Spec §2 Package detail, §4. */
export function PackageScreen({ page }: { readonly page: PackagePage }) {
  const messages = useMessages();
  const texts = messages.package;
  const [chosen, setChosen] = useState(0);
  const variant = page.variants[chosen] ?? page.variants[0];

  return (
    <>
      <Banner
        title={page.name}
        subtitle={texts.subtitle({ island: page.island })}
        picture={page.picture}
        before={page.section && <BackLink {...page.section} />}
      />
      <Container className={classes.layout}>
        {variant && <BookingCard page={page} variant={variant} />}
        <div className={classes.main}>
          <section className={classes.description}>
            <h2>{texts.description}</h2>
            <Paragraphs texts={page.description} />
          </section>
          {page.special.length > 0 && (
            <Part title={texts.special}>
              <CheckList items={page.special} />
            </Part>
          )}
          <Variants variants={page.variants} chosen={chosen} onChoose={setChosen} />
          <div className={classes.pair}>
            <Part title={texts.inclusions}>
              <CheckList items={page.inclusions} />
            </Part>
            <Part title={texts.exclusions}>
              <CheckList items={page.exclusions} mark="cross" />
            </Part>
          </div>
          <div className={classes.pair}>
            <Part title={texts.start}>
              <p>{page.start}</p>
            </Part>
            <Part title={texts.changes}>
              <p>{page.changes}</p>
            </Part>
          </div>
        </div>
      </Container>
      <Questions title={messages.questions.title} questions={page.questions} />
      {page.related.length > 0 && (
        <Section title={texts.related} tone="sand">
          <Grid>
            {page.related.map((tour) => (
              <PackageTile key={tour.id} tour={tour} texts={cardTexts(messages)} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}

function BackLink({ label, href }: { readonly label: string; readonly href: string }) {
  const texts = useMessages().package;
  return (
    <PageLink href={href} className={classes.back}>
      <ArrowLeft aria-hidden size={18} />
      {texts.backToSection({ section: label })}
    </PageLink>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 data-step="3">{title}</h2>
      {children}
    </section>
  );
}
