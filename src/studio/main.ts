// Starts the studio alone: npm run studio. Its settings are in docs/vendors.md.
import { studioSettings } from './settings.ts'
import { startStudio } from './studio.ts'

try {
  const studio = await startStudio(studioSettings(process.env), 'dist-studio')
  process.stdout.write(`${studio.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void studio.close().then(() => process.exit(0)))
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown)
  process.exit(1)
}
