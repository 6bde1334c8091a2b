import { getAccountFacts } from '#contract/account/members/get-account-facts.ts'
import { call } from '#stores/call.ts'
import { $wallet } from '#stores/money/balance/balance.ts'
import { resource } from '#stores/resource.ts'

export type { AccountFacts } from '#contract/account/members/get-account-facts.ts'

/** What is so now in each part of the account, with names in a language. */
export function accountFacts(language: string) {
  const store = resource(() => call(getAccountFacts, { language }))
  /** Loads it again after every update of the balance, while a component shows it. @returns a function that stops this */
  const follow = () => $wallet.listen((_, before) => before && store.refresh())
  return { ...store, follow }
}
