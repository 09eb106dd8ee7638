import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './helpers/run-command.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['check', 'publish', []],
  ['prices', 'dry-run', ['raise', '7%']],
])('%s does nothing if npm has kept its option --%s for itself', async (name, option, args) => {
  vi.stubEnv('npm_lifecycle_event', name);
  vi.stubEnv(`npm_config_${option.replace('-', '_')}`, 'true');
  const { code, stdout, stderr } = await runCommand(name, ...args, '--lang', 'en');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`npm run ${[name, '--', `--${option}`, ...args].join(' ')}`);
});
