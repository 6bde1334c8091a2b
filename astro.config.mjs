import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import i18next from 'astro-i18next'
import { bootScript } from './scripts/build/boot-script.ts'
import { brandOfOperator } from './scripts/build/brand.ts'
import { bundled } from './scripts/build/bundles.ts'
import { contentSecurity } from './scripts/build/content-security.ts'
import { directives } from './scripts/build/directives.ts'
import { firstSight } from './scripts/build/first-sight.ts'
import { islandScripts } from './scripts/build/island-scripts.ts'
import { withoutIslandStyle } from './scripts/build/island-style.ts'
import { keepAssets } from './scripts/build/keep-assets.ts'
import { pages } from './scripts/build/pages.ts'
import { precompress } from './scripts/build/precompress.ts'
import { publicFiles } from './scripts/build/public-files.ts'
import { screens } from './scripts/build/screens.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { sitemap } from './scripts/build/sitemap.ts'
import { verifier } from './scripts/build/verifier.ts'
import { words } from './scripts/build/words.ts'
import { siteAddress } from './src/lib/site-address.ts'

const bundles = bundled()
const boot = bootScript()
const packed = precompress()

export default defineConfig({
  site: siteAddress(process.env),
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    i18next({ configPath: './astro-i18next.config.ts' }),
    directives(),
    publicFiles(),
    brandOfOperator(),
    screens(),
    words(),
    verifier(),
    bundles.integration,
    boot.integration,
    pages(
      [
        sitemap,
        withoutIslandStyle,
        islandScripts,
        firstSight,
        bundles.prefetchedForms,
        bundles.pageScripts,
        boot.inline,
        contentSecurity,
        () => serviceWorker(bundles.lateFiles),
      ],
      packed.take,
    ),
    packed.integration,
    keepAssets(),
  ],
  vite: {
    // Small files become data: addresses otherwise, which the content security policy refuses.
    build: { assetsInlineLimit: 0, target: 'es2022' },
    // For `npm run dev` alone: what islands load late is prepared at the start, not found while somebody clicks.
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'nanostores',
        '@nanostores/react',
        'superstruct',
        'wretch',
        'jose',
        'qrcode',
      ],
    },
  },
})
