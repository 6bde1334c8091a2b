import { environment } from '#stores/environment.ts'
import { campaignKey } from '#stores/storage-keys.ts'
import { codeNames, storedCampaign } from './campaign.ts'

/**
 * Forgets a code that belongs to no account, in this visit and in the address; the marketing parameters of the visit
 * stay.
 */
export function dropInvitation(): void {
  const kept = storedCampaign()
  const isCode = (name: string) => codeNames.some((code) => code === name)
  if (kept) {
    const values = Object.entries(kept.values).filter(([name]) => !isCode(name))
    environment.tab.set(campaignKey, JSON.stringify({ ...kept, values: Object.fromEntries(values) }))
  }
  const { path, search, hash } = environment.place()
  const values = new URLSearchParams(search)
  for (const name of codeNames) values.delete(name)
  environment.move(path + (values.size > 0 ? `?${values}` : '') + (hash && `#${hash}`), 'replace')
}
