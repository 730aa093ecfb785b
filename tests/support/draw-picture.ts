import sharp from 'sharp'

/** Still lifes for tests and screenshots: one simple shape on a plain ground, lit from the upper left. */
const shapes: Record<string, string> = {
  kurta:
    '<path d="M300 190q100 60 200 0l110 70-45 130-55-25v330q-110 30-220 0V365l-55 25-45-130z" fill="url(#f)"/><path d="M400 222v190" stroke="#fff" stroke-opacity=".5" stroke-width="5"/><path d="M350 205q50 70 100 0" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7"/><g fill="#fff" fill-opacity=".22"><circle cx="340" cy="480" r="9"/><circle cx="460" cy="480" r="9"/><circle cx="400" cy="540" r="9"/><circle cx="340" cy="600" r="9"/><circle cx="460" cy="600" r="9"/></g>',
  jhumka:
    '<g><circle cx="300" cy="230" r="30" fill="url(#f)"/><path d="M200 470q0-170 100-180t100 180z" fill="url(#f)"/><g fill="#fff8ea"><circle cx="220" cy="490" r="16"/><circle cx="260" cy="498" r="16"/><circle cx="300" cy="500" r="16"/><circle cx="340" cy="498" r="16"/><circle cx="380" cy="490" r="16"/></g></g><g transform="translate(210 70)"><circle cx="300" cy="230" r="30" fill="url(#f)"/><path d="M200 470q0-170 100-180t100 180z" fill="url(#f)"/><g fill="#fff8ea"><circle cx="220" cy="490" r="16"/><circle cx="260" cy="498" r="16"/><circle cx="300" cy="500" r="16"/><circle cx="340" cy="498" r="16"/><circle cx="380" cy="490" r="16"/></g></g>',
  khussa:
    '<path d="M120 470q-10-70 60-60 140 60 300 10 60-20 110-90 60-30 80 40-30 130-160 150-220 40-380-10-10-20-10-40z" fill="url(#f)"/><path d="M180 412q-90-20-50-90" fill="none" stroke="url(#f)" stroke-width="22" stroke-linecap="round"/><path d="M230 450q150 40 290-30" fill="none" stroke="#f4d58d" stroke-width="9" stroke-dasharray="3 16" stroke-linecap="round"/>',
  bottle:
    '<rect x="350" y="170" width="100" height="90" rx="16" fill="#d9b872"/><rect x="368" y="250" width="64" height="50" fill="#c9a45e"/><rect x="260" y="292" width="280" height="330" rx="46" fill="url(#f)"/><rect x="310" y="400" width="180" height="120" fill="#fff" fill-opacity=".85"/><path d="M335 440h130M360 475h80" stroke="#8a7a66" stroke-width="7"/>',
  shawl:
    '<path d="M210 210q190-60 380 0 30 220 0 400-60 20-90-10-30 40-95 10-40 40-100 0-50 30-95 10-30-200 0-410z" fill="url(#f)"/><path d="M280 200q-30 210 0 410M400 185q20 220 0 430M510 195q30 200 0 410" stroke="#fff" stroke-opacity=".22" stroke-width="12" fill="none"/><path d="M205 540q190 40 390 0" stroke="#f1dcae" stroke-width="14" stroke-dasharray="22 12" fill="none"/>',
  mug: '<path d="M560 330q130-10 110 110-20 100-130 90" fill="none" stroke="url(#f)" stroke-width="36"/><path d="M220 270h350l-25 340q-150 50-300 0z" fill="#fbfaf6"/><ellipse cx="395" cy="270" rx="175" ry="34" fill="#dcd5c8"/><path d="M232 400q160 60 326 0l-6 80q-160 56-314 0z" fill="url(#f)"/><g fill="#fff" fill-opacity=".85"><circle cx="300" cy="462" r="16"/><circle cx="395" cy="475" r="16"/><circle cx="490" cy="462" r="16"/></g>',
  bag: '<path d="M290 340q0-170 110-170t110 170" fill="none" stroke="url(#f)" stroke-width="24"/><path d="M200 330h400l40 310q-240 40-480 0z" fill="url(#f)"/><path d="M205 400q195 40 390 0" stroke="#fff" stroke-opacity=".22" stroke-width="6" stroke-dasharray="14 10" fill="none"/><rect x="370" y="400" width="60" height="76" rx="10" fill="#d7b36a"/>',
  candle:
    '<path d="M400 210q44 60 0 110-44-50 0-110z" fill="#f6b04a"/><path d="M400 310v44" stroke="#444" stroke-width="7"/><rect x="270" y="350" width="260" height="290" rx="22" fill="url(#f)"/><rect x="320" y="440" width="160" height="110" fill="#fff" fill-opacity=".9"/><path d="M345 480h110M370 512h60" stroke="#8a7a66" stroke-width="7"/>',
  ring: '<g fill="none" stroke="url(#f)"><circle cx="320" cy="440" r="130" stroke-width="26"/><circle cx="480" cy="440" r="130" stroke-width="18"/><circle cx="400" cy="320" r="120" stroke-width="22"/></g><path d="M400 160l34 40-34 42-34-42z" fill="#dff1f5"/>',
  clutch:
    '<path d="M180 350q220-260 440 0" fill="none" stroke="#d7b36a" stroke-width="10" stroke-dasharray="18 8"/><rect x="150" y="350" width="500" height="270" rx="34" fill="url(#f)"/><path d="M150 384q250 190 500 0" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6"/><circle cx="400" cy="478" r="26" fill="#e7c77f"/><g fill="#e7c77f" fill-opacity=".8"><circle cx="230" cy="560" r="9"/><circle cx="290" cy="575" r="9"/><circle cx="350" cy="582" r="9"/><circle cx="450" cy="582" r="9"/><circle cx="510" cy="575" r="9"/><circle cx="570" cy="560" r="9"/></g>',
  bowl: '<path d="M150 380h500q-10 240-250 250-240-10-250-250z" fill="url(#f)"/><ellipse cx="400" cy="380" rx="250" ry="58" fill="#e8cdb0"/><ellipse cx="400" cy="388" rx="216" ry="42" fill="url(#f)" fill-opacity=".55"/>',
  logo: '<g fill="none" stroke="url(#f)" stroke-width="22"><path d="M260 280h280L270 530h280"/><circle cx="400" cy="400" r="290" stroke-width="8"/></g>',
}

const cover = (ground: string, figure: string) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 800"><defs>
<linearGradient id="g" x2="1" y2="1"><stop stop-color="#${ground}"/><stop offset="1" stop-color="#b9a68c"/></linearGradient>
<linearGradient id="f" x2="1" y2="1"><stop stop-color="#${figure}"/><stop offset="1" stop-color="#1c3437"/></linearGradient>
<filter id="b"><feGaussianBlur stdDeviation="18"/></filter></defs>
<rect width="1600" height="800" fill="url(#g)"/><path d="M0 560h1600v240H0z" fill="#8d7457" fill-opacity=".35"/>
<path d="M1050 0 1600 0 1600 560 1280 560z" fill="#fff" fill-opacity=".18"/>
<ellipse cx="800" cy="640" rx="560" ry="34" fill="#3b2c1c" fill-opacity=".35" filter="url(#b)"/>
<g transform="translate(330 60) scale(.75)">${shapes.shawl}</g><g transform="translate(840 150) scale(.62)">${shapes.bag}</g>
<g transform="translate(1130 230) scale(.5)">${shapes.bottle}</g><g transform="translate(90 260) scale(.48)">${shapes.mug}</g></svg>`

const still = (shape: string, ground: string, figure: string) => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>
<radialGradient id="g" cx=".35" cy=".25" r="1"><stop stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#000" stop-opacity=".07"/></radialGradient>
<linearGradient id="f" x2="1" y2="1"><stop stop-color="#${figure}" stop-opacity=".86"/><stop offset="1" stop-color="#${figure}"/></linearGradient>
<filter id="b"><feGaussianBlur stdDeviation="16"/></filter></defs>
<rect width="800" height="800" fill="#${ground}"/><rect width="800" height="800" fill="url(#g)"/>
${shape === 'logo' ? '' : '<ellipse cx="410" cy="650" rx="230" ry="26" fill="#000" fill-opacity=".28" filter="url(#b)"/>'}${shapes[shape] ?? shapes.bowl}</svg>`

/** Draws the picture a fixture names, e.g. `bag-ebe3d9-6e4427-6`, at a width and in a format. */
export const drawPicture = (name: string, width: number, format: 'webp' | 'jpg'): Promise<Buffer> => {
  const [shape = '', ground = 'eeeeee', figure = '777777'] = name.split('-')
  const svg = shape === 'cover' ? cover(ground, figure) : still(shape, ground, figure)
  const image = sharp(Buffer.from(svg), { density: width > 800 ? 96 : 72 }).resize({ width })
  return (format === 'webp' ? image.webp({ quality: 80 }) : image.jpeg({ quality: 80 })).toBuffer()
}
