const pictures = ['rodada-segura', 'noite-dos-ganhadores', 'conta-guardada', 'na-tela-inicial', 'quinta-da-roleta']

/** A built-in picture for a promotion without one. @param taken number of promotions before it that have none either */
export const housePicture = (taken: number): string => `/art/banners/${pictures[taken % pictures.length]}`
