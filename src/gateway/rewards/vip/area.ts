import { type Area, kept } from '#gateway/area.ts'
import { putVersion } from '#gateway/platform/operators/put-version.ts'
import { vipChecks } from './checks.ts'
import { exported } from './exported.ts'
import { putProgramme } from './put-programme.ts'
import { rewardVip } from './reward-vip.ts'
import { vipRoutes } from './routes.ts'
import { warnVipMembers } from './warn.ts'

export const vipArea: Area = {
  calls: (deps) => vipRoutes(deps),
  jobs: [
    { name: 'reward VIP members', times: '12-59/15 * * * * *', run: rewardVip },
    { name: 'warn VIP members', times: '25 7 * * * *', run: warnVipMembers },
  ],
  checks: vipChecks,
  exported,
  operations: { 'vip.put': putVersion(putProgramme) },
  retention: {
    vip_programme: kept('stay: the operator’s, every version'),
    vip_level: kept('stay: the operator’s, every version'),
    vip_step: kept('stay'),
    vip_period: kept('stay'),
    vip_total: kept('one row for each player'),
    vip_mark: kept('one row'),
    rebate: kept('stay'),
  },
}
