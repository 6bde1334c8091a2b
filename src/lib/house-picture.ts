const pictures = ['rodada-segura', 'noite-dos-ganhadores', 'conta-guardada', 'na-tela-inicial', 'quinta-da-roleta']

/** Built-in pictures for promotions without one, in turn. @param taken how many promotions before it have none either */
export const housePicture = (taken: number): string => `/art/banners/${pictures[taken % pictures.length]}`
