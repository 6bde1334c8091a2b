import type { Producers } from './producer.ts'

const feedback = { questionType: 'games', content: 'Mais temas de praia, por favor.', contact: '' }
const nothing = () => ({ input: {} })

export const systemProducers = {
  getKeys: { success: nothing, refusals: {} },
  getRegisterRules: { success: nothing, refusals: {} },
  getRegValidata: { success: nothing, refusals: {} },
  getRouters: { success: nothing, refusals: {} },
  getMenu: { success: () => ({ input: { language: 'pt' } }), refusals: {} },
  getPermission: { success: () => ({ input: { language: 'pt' } }), refusals: {} },
  getStatus: { success: () => ({ input: { language: 'en' } }), refusals: {} },
  getWhitelabel: { success: nothing, refusals: {} },
  getDomainRoute: { success: nothing, refusals: {} },
  getHelpCenter: { success: () => ({ input: { lang: 'en', device: 'WEB' } }), refusals: {} },
  sendFeedback: {
    success: () => ({ input: feedback }),
    refusals: { field_invalid: () => ({ input: { ...feedback, content: ' ' } }) },
  },
} satisfies Producers
