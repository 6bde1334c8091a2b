// Starts the studio alone: npm run studio. Its settings are in docs/vendors.md.
import { studioSettings } from './settings.ts'
import { startStudio } from './studio.ts'

try {
  const studio = await startStudio(studioSettings(process.env), 'dist-studio')
  process.stdout.write(`${studio.url}\n`)
  const end = () => void studio.close().then(() => process.exit(0))
  // Started beside a gateway, it ends with it.
  if (process.env.STUDIO_BESIDE) process.stdin.resume().once('end', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown)
  process.exit(1)
}
