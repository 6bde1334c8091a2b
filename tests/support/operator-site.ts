import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject } from '#scripts/build/copy.ts'
import { addPseudoLanguages } from '#scripts/messages/pseudo.ts'
import { demoDirectory } from './dumps.ts'
import { finished, runIn, type ServedSite, serveSite } from './served-site.ts'

/** Another operator's site, with its own brand and languages that the project does not have. */
export interface OperatorSite extends ServedSite {
  /** The operator's checkout. */
  readonly root: string
  readonly dist: string
}

const brandFile = 'tests/support/brands/tucano/brand.json'

/** Follows the steps of `docs/operating.md` for an operator in a copy of the project, and serves the result. */
export async function openOperatorSite(): Promise<OperatorSite> {
  const root = await copyProject()
  await addPseudoLanguages(root)
  const build = runIn(root, ['node_modules/astro/bin/astro.mjs', 'build'], {
    BRAND: brandFile,
    PUBLIC_SITE_URL: 'https://tucano.example',
    // The size of these pages is not measured.
    PACK_QUALITY: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  })
  await finished(build, "the operator's site did not build")
  const dataDir = await demoDirectory()
  const served = await serveSite({ DATA_DIR: dataDir }, root)
  const close = async () => {
    await served.close()
    for (const directory of [root, dataDir]) await rm(directory, { recursive: true, force: true })
  }
  return { root, dist: join(root, 'dist'), url: served.url, close }
}
