import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../../../scripts/build/hosting/content-policy.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

function policyOf(workspace: Workspace): readonly string[] {
  return contentPolicy(resolvedWorkspace(workspace).externalHosts, []).split(';');
}

describe('the policy of a site', () => {
  it('lets forms go to the services that the data names, and to the mail program', () => {
    const policy = policyOf(
      secondOperator()
        .set('site.json', ['contactForm'], { to: 'endpoint', url: 'https://forms.example/f/1?a=b' })
        .set('site.json', ['newsletter'], { to: 'email' }),
    );
    expect(policy).toContain("form-action 'self' https://forms.example mailto:");
    expect(policy).toContain("connect-src 'self' https://forms.example https://clicks.laghi-lenti.example");
  });

  it('lets nothing go anywhere where the data names nothing', () => {
    const policy = policyOf(
      secondOperator()
        .set('site.json', ['contactForm'], { to: 'chat' })
        .set('site.json', ['newsletter'], { to: 'local' })
        .unset('site.json', ['chatClicks']),
    );
    expect(policy).toContain("form-action 'self'");
    expect(policy.some((part) => part.startsWith('connect-src'))).toBe(false);
  });

  it('has pictures from the hosts that the data names, and one frame', () => {
    const policy = policyOf(
      secondOperator()
        .set('site.json', ['imageHosts'], ['pictures.example', 'more.pictures.example'])
        .set('site.json', ['office', 'embedUrl'], 'https://maps.example/office?zoom=3'),
    );
    expect(policy).toContain("img-src 'self' data: https://pictures.example https://more.pictures.example");
    expect(policy).toContain('frame-src https://maps.example');
  });
});
