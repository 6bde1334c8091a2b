import { buildTestSite } from './test-site.ts'

/** The tests over the built site need it built. */
export default () => buildTestSite(false)
