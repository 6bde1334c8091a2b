// Only these two of the package: the modules' own index would bring all of them along.
export { default as Swiper } from 'swiper'
export { Autoplay } from 'swiper/modules'
