import type { AboutPage } from '../../domain/page-data/about.ts';
import { newsletterTexts } from '../../i18n/newsletter-texts.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { NamedIcon } from '../../ui/icons/NamedIcon.tsx';
import { Later } from '../../ui/Later/Later.tsx';
import { Newsletter } from '../../ui/Newsletter/Newsletter.tsx';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Statistics } from '../../ui/Statistics/Statistics.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import classes from './About.module.css';

/** About the operator: story, figures, team, values, newsletter. Spec §2 About. */
export function AboutScreen({ page }: { readonly page: AboutPage }) {
  const messages = useMessages();
  return (
    <>
      <Banner title={page.title} subtitle={page.subtitle} picture={page.picture} />
      <Section title={page.storyTitle} split>
        <div className={classes.story}>
          <Paragraphs texts={page.story} />
        </div>
      </Section>
      <Later>
        <Section title={page.statisticsTitle} hideTitle>
          <Statistics statistics={page.statistics} />
        </Section>
        <Section title={page.teamTitle} intro={page.teamText} tone="sand">
          <ul className={classes.team}>
            {page.team.map(({ id, name, position }) => (
              <li key={id}>
                <h3 data-step="4">{name}</h3>
                <p>{position}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={page.valuesTitle}>
          <ul className={classes.values}>
            {page.values.map(({ id, icon, title, description }) => (
              <li key={id}>
                <NamedIcon name={icon} size={36} />
                <h3 data-step="4">{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Questions title={messages.questions.title} questions={page.questions} />
        <Newsletter texts={newsletterTexts(messages)} />
      </Later>
    </>
  );
}
