import { useState } from 'react'
import { initialsOf } from '#lib/initials.ts'

/** The picture of an account; its initials where there is none or it does not load (specification §8). */
export function Avatar({ icon, account }: { icon: string | undefined; account: string }) {
  const [failed, setFailed] = useState<string>()
  if (icon === undefined || failed === icon) return initialsOf(account)
  return <img src={icon} width="44" height="44" alt="" onError={() => setFailed(icon)} />
}
