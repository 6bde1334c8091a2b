// Builds the site that the tests read and visit, unless it is current: what npm test does beside its first tests.
import { buildTestSite } from './test-site.ts'

await buildTestSite(false)
