import { answerContract } from '#contract/agent/answer-contract.ts'
import { getContractHistory } from '#contract/agent/get-contract-history.ts'
import { getContracts } from '#contract/agent/get-contracts.ts'
import { getDownlineContracts } from '#contract/agent/get-downline-contracts.ts'
import { lookBackContract } from '#contract/agent/look-back-contract.ts'
import { offerContract } from '#contract/agent/offer-contract.ts'
import { simulateContract } from '#contract/agent/simulate-contract.ts'
import { terminateContract } from '#contract/agent/terminate-contract.ts'
import { withdrawContractOffer } from '#contract/agent/withdraw-contract-offer.ts'
import type { PasswordHasher } from '#gateway/auth/passwords.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { demandWithdrawPassword } from '#gateway/payout/withdraw-password.ts'
import { answerRequest, withdrawRequest } from './answer.ts'
import { askForEnd, offerContract as offer } from './ask.ts'
import { readHistory } from './history.ts'
import { lookBackOnOffer } from './look-back.ts'
import { readContracts, readDownlineContracts } from './read.ts'
import { simulate } from './simulate.ts'

/** Calls about contracts between agents. */
export function contractRoutes(deps: GatewayDeps, hasher: PasswordHasher): BoundCall[] {
  return [
    bind(getContracts, (_, { session }) => readContracts(deps, session)),
    bind(offerContract, (input, { session, address }) => offer(deps, { session, address }, input)),
    bind(answerContract, (input, { session, address }) => answerRequest(deps, hasher, { session, address }, input)),
    bind(withdrawContractOffer, ({ requestId }, { session, address }) =>
      withdrawRequest(deps, { session, address }, requestId),
    ),
    bind(terminateContract, async ({ downline, contract, withdrawPassword }, { session, address }) => {
      await demandWithdrawPassword(deps, hasher, session.memberId, withdrawPassword)
      return await askForEnd(deps, { session, address }, { downline, contract })
    }),
    bind(simulateContract, (input, { session }) => simulate(deps, session, input)),
    bind(lookBackContract, (input, { session }) => lookBackOnOffer(deps, session, input)),
    bind(getDownlineContracts, (input, { session }) => readDownlineContracts(deps, session, input)),
    bind(getContractHistory, (input, { session }) => readHistory(deps, session, input)),
  ]
}
