import { answerContract } from '#contract/agents/contracts/answer-contract.ts'
import { getContractHistory } from '#contract/agents/contracts/get-contract-history.ts'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { getDownlineContracts } from '#contract/agents/contracts/get-downline-contracts.ts'
import { lookBackContract } from '#contract/agents/contracts/look-back-contract.ts'
import { offerContract } from '#contract/agents/contracts/offer-contract.ts'
import { simulateContract } from '#contract/agents/contracts/simulate-contract.ts'
import { terminateContract } from '#contract/agents/contracts/terminate-contract.ts'
import { withdrawContractOffer } from '#contract/agents/contracts/withdraw-contract-offer.ts'
import type { PasswordHasher } from '#gateway/account/auth/passwords.ts'
import { demandWithdrawPassword } from '#gateway/account/security/withdraw-password.ts'
import type { Computations } from '#gateway/agents/computations/computations.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { answerRequest, withdrawRequest } from './answer.ts'
import { askForEnd, offerContract as offer } from './ask.ts'
import { readHistory } from './history.ts'
import { lookBackOnOffer } from './look-back.ts'
import { readContracts, readDownlineContracts } from './read.ts'
import { simulate } from './simulate.ts'

/** Calls about contracts between agents. */
export function contractRoutes(deps: GatewayDeps, hasher: PasswordHasher, computations: Computations): BoundCall[] {
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
    bind(simulateContract, (input, { session }) => simulate(deps, computations, session, input)),
    bind(lookBackContract, (input, { session }) => lookBackOnOffer(deps, computations, session, input)),
    bind(getDownlineContracts, (input, { session }) => readDownlineContracts(deps, session, input)),
    bind(getContractHistory, (input, { session }) => readHistory(deps, session, input)),
  ]
}
