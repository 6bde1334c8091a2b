// Only these two modules: the package's index would import all of them.
export { default as Swiper } from 'swiper'
export { Autoplay } from 'swiper/modules'
