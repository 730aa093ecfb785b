import { startCarousel } from './script/carousel.ts'
import { showPrices } from './script/prices.ts'
import { revealSections } from './script/reveal.ts'

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(carousel)
revealSections(document.querySelectorAll<HTMLElement>('main > section'))
showPrices(document.querySelector('[data-pricing]'))
