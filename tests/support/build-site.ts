// Builds the site that tests read and visit, unless it is there: what npm test does beside its first tests.
import { buildTestSite } from './test-site.ts'

await buildTestSite(false)
