// Makes what the tests of the site begin with, unless it is there: what npm test does beside its first tests.
import { rm } from 'node:fs/promises'
import { demoDirectory } from './dumps.ts'
import { buildTestSite } from './test-site.ts'

await buildTestSite(false)
await rm(await demoDirectory(), { recursive: true })
