import type { HomePage } from '../../domain/page-data.ts';
import { newsletterTexts } from '../../i18n/newsletter-texts.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { Newsletter } from '../../ui/Newsletter/Newsletter.tsx';
import { Questions } from '../../ui/Questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Statistics } from '../../ui/Statistics/Statistics.tsx';
import { FeaturedTours } from './FeaturedTours.tsx';
import { PopularPlaces } from './PopularPlaces.tsx';
import { SearchForm } from './SearchForm.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The home page. Spec §2 Home. */
export function HomeScreen({ page }: { readonly page: HomePage }) {
  const { frame, messages } = useSite();
  return (
    <>
      <Banner title={page.title} subtitle={page.subtitle} picture={page.hero} size="hero">
        <SearchForm />
      </Banner>
      <PopularPlaces page={page} />
      <FeaturedTours page={page} />
      <Section title={page.statisticsTitle} hideTitle tone="sand">
        <Statistics statistics={page.statistics} />
      </Section>
      <Testimonials page={page} />
      <Questions title={messages.questions.title} questions={page.questions} />
      <Section title={page.callTitle} intro={page.callText} tone="sand">
        <ChatButton
          href={frame.chatHref}
          label={messages.common.bookNow}
          opensNewWindow={messages.common.opensNewWindow}
          size="large"
        />
      </Section>
      <Newsletter texts={newsletterTexts(messages)} />
    </>
  );
}
