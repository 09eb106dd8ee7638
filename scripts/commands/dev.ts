import { resolve } from 'node:path';
import { createServer } from 'vite';
import { siteViteConfig } from '../build/app/vite-config.ts';
import { parseCommandLine } from '../command-line.ts';
import { contentPlugin, LiveContent } from '../dev/content-plugin.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder, generatedFolder } from '../project/folders.ts';
import { chosenPort } from './preview.ts';

const DEV_PORT = 5173;

/** Starts the development server; what is saved is shown at once. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine('dev', args, messages);
  if (!options) return 0;
  process.env.NODE_ENV = 'development';
  const dataFolder = resolve(options.data ?? defaultDataFolder);
  const generated = generatedFolder(dataFolder);
  const content = new LiveContent(dataFolder, generated, messages);
  if (!content.compile().ok) return 1;
  const config = siteViteConfig(generated);
  const server = await createServer({
    ...config,
    appType: 'spa',
    server: { ...config.server, port: chosenPort(DEV_PORT) },
    plugins: [...(config.plugins ?? []), contentPlugin(content)],
  });
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  console.log(messages.serve.appAt(url));
  return 0;
}
