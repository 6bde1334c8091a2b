import type { VendorWallet } from '#contract/wallet/get-merchant-wallet.ts'
import { useWords } from '#islands/Words.tsx'

/** The vendors whose games use the main wallet, so that members do not look for a separate wallet. */
export function SingleVendors({ vendors }: { vendors: readonly VendorWallet[] }) {
  const t = useWords<'funds' | 'errors' | 'centre'>()
  const single = vendors.filter(({ isSingle }) => isSingle)
  if (single.length === 0) return null
  const isAll = single.length === vendors.length
  return (
    <section className="panel column__panel" aria-labelledby="funds-single">
      <h2 id="funds-single">{t('single.title')}</h2>
      <p className="column__lead">{t(isAll ? 'single.all' : 'single.text')}</p>
      <ul className="funds__single">
        {single.map(({ vassalage, displayName }) => (
          <li key={vassalage}>{displayName}</li>
        ))}
      </ul>
    </section>
  )
}
