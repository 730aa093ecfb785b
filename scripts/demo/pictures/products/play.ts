import { darker, lighter } from '../color.ts'
import type { Drawer } from '../family.ts'
import { blur, clip, lift, linear, radial } from '../paint.ts'
import { n, repeat } from '../sketch.ts'
import { matte, rimLit } from './rim-light.ts'

export const mouse: Drawer = {
  setting: 'flat',
  focus: [560, 420],
  draw: (sketch, { base, second, accent }) => {
    const body =
      'M600 196C726 196 792 280 800 404C806 494 780 560 788 650C800 800 740 996 600 996C460 996 400 800 412 650C420 560 394 494 400 404C408 280 474 196 600 196Z'
    const holes = repeat(38, (index) => {
      const [column, line] = [index % 6, Math.floor(index / 6)]
      const x = 470 + column * 52 + (line % 2) * 26
      return x > 750
        ? ''
        : `<path d="M${x} ${690 + line * 42}l15 9v17l-15 9l-15 -9v-17z" fill="#07080a"/><path d="M${x - 14} ${716 + line * 42}l14 9l14 -9" fill="none" stroke="${lighter(second, 0.3)}" stroke-width="2.4" opacity="0.8"/>`
    })
    return `<ellipse cx="600" cy="640" rx="250" ry="420" fill="${accent}" opacity="0.5" filter="${blur(sketch, 60)}"/><g filter="${lift(sketch, 1.6)}"><path d="${body}" fill="${radial(
      sketch,
      600,
      560,
      520,
      [
        [0, lighter(second, 0.2)],
        [0.5, base],
        [1, darker(base, 0.6)],
      ],
      520,
      380,
    )}"/></g><g clip-path="${clip(sketch, `<path d="${body}"/>`)}">${holes}<path d="M600 190V590" stroke="#000000" stroke-width="10"/><path d="M606 190V590" stroke="#ffffff" stroke-width="2.6" opacity="0.35"/><path d="M396 590C470 626 730 626 804 590" fill="none" stroke="#000000" stroke-width="8"/><path d="M396 597C470 633 730 633 804 597" fill="none" stroke="#ffffff" stroke-width="2.4" opacity="0.3"/><path d="M450 300C430 380 428 470 440 560" fill="none" stroke="#ffffff" stroke-width="26" stroke-linecap="round" opacity="0.3" filter="${blur(sketch, 12)}"/></g><rect x="570" y="306" width="60" height="150" rx="30" fill="#050608"/><rect x="578" y="322" width="44" height="118" rx="22" fill="${accent}"/>${repeat(6, (index) => `<path d="M580 ${338 + index * 18}H620" stroke="${darker(accent, 0.55)}" stroke-width="7"/>`)}<rect x="586" y="322" width="8" height="118" rx="4" fill="#ffffff" opacity="0.5"/><rect x="584" y="500" width="32" height="46" rx="12" fill="${darker(base, 0.4)}" stroke="${lighter(second, 0.2)}" stroke-width="3"/><path d="M412 470C398 520 404 560 412 600" fill="none" stroke="${lighter(second, 0.3)}" stroke-width="12" stroke-linecap="round"/>${rimLit(sketch, body, accent, 8)}`
  },
}

export const controller: Drawer = {
  setting: 'flat',
  focus: [430, 560],
  draw: (sketch, { base, second, accent }) => {
    const body =
      'M330 360C250 360 206 430 184 540C160 660 130 780 176 858C220 930 310 900 366 824C410 764 440 730 500 728H700C760 730 790 764 834 824C890 900 980 930 1024 858C1070 780 1040 660 1016 540C994 430 950 360 870 360C820 360 800 384 760 386H440C400 384 380 360 330 360Z'
    const stick = (x: number, y: number) =>
      `<circle cx="${x}" cy="${y}" r="84" fill="#060709"/><circle cx="${x}" cy="${y}" r="84" fill="none" stroke="${accent}" stroke-width="7"/><circle cx="${x}" cy="${y}" r="88" fill="none" stroke="${accent}" stroke-width="18" opacity="0.45" filter="${blur(sketch, 9)}"/><g filter="${lift(sketch, 0.5)}"><circle cx="${x}" cy="${y}" r="60" fill="${radial(
        sketch,
        x,
        y,
        66,
        [
          [0, lighter(second, 0.2)],
          [0.7, second],
          [1, darker(second, 0.6)],
        ],
        x - 20,
        y - 24,
      )}"/></g><circle cx="${x}" cy="${y}" r="40" fill="${darker(second, 0.35)}"/><path d="M${x - 32} ${y - 22}A40 40 0 0 1 ${x + 8} ${y - 39}" fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.5"/>`
    const button = (x: number, y: number, color: string) =>
      `<circle cx="${x}" cy="${y}" r="34" fill="#060709"/><circle cx="${x}" cy="${y}" r="28" fill="${radial(
        sketch,
        x - 8,
        y - 10,
        40,
        [
          [0, lighter(second, 0.3)],
          [1, darker(base, 0.2)],
        ],
      )}"/><circle cx="${x}" cy="${y}" r="10" fill="none" stroke="${color}" stroke-width="6"/>`
    return `<ellipse cx="600" cy="640" rx="470" ry="300" fill="${accent}" opacity="0.45" filter="${blur(sketch, 60)}"/><path d="M300 372C310 330 380 322 430 340L440 386ZM900 372C890 330 820 322 770 340L760 386Z" fill="${darker(second, 0.2)}"/><g filter="${lift(sketch, 1.5)}"><path d="${body}" fill="${radial(
      sketch,
      600,
      560,
      560,
      [
        [0, lighter(second, 0.1)],
        [0.55, base],
        [1, darker(base, 0.55)],
      ],
      460,
      420,
    )}"/></g><g clip-path="${clip(sketch, `<path d="${body}"/>`)}"><path d="M184 640C240 700 300 740 380 760L340 940H120ZM1016 640C960 700 900 740 820 760L860 940H1080Z" fill="#07080a" opacity="0.5"/>${repeat(30, (index) => `<circle cx="${190 + (index % 6) * 26}" cy="${736 + Math.floor(index / 6) * 28}" r="5" fill="${lighter(second, 0.15)}" opacity="0.6"/><circle cx="${1010 - (index % 6) * 26}" cy="${736 + Math.floor(index / 6) * 28}" r="5" fill="${lighter(second, 0.15)}" opacity="0.6"/>`)}<path d="M250 420C300 386 420 408 520 408" fill="none" stroke="#ffffff" stroke-width="20" stroke-linecap="round" opacity="0.26" filter="${blur(sketch, 9)}"/></g>${stick(348, 510)}${stick(716, 640)}<path d="M456 590h48v-48h52v48h48v52h-48v48h-52v-48h-48z" fill="#060709"/><path d="M462 596h48v-48h40v48h48v40h-48v48h-40v-48h-48z" fill="${second}"/><path d="M466 600h48v-48h30" fill="none" stroke="#ffffff" stroke-width="3" opacity="0.4"/>${button(860, 430, '#6fd08c')}${button(860, 590, '#6fa8ff')}${button(780, 510, '#f2c14e')}${button(940, 510, '#ff6b7a')}<rect x="530" y="440" width="46" height="26" rx="13" fill="#060709"/><rect x="624" y="440" width="46" height="26" rx="13" fill="#060709"/><circle cx="600" cy="500" r="22" fill="${accent}"/><circle cx="600" cy="500" r="36" fill="${accent}" opacity="0.4" filter="${blur(sketch, 9)}"/>${rimLit(sketch, body, accent, 7)}`
  },
}

export const smartWatch: Drawer = {
  setting: 'flat',
  focus: [600, 560],
  scale: 1.02,
  draw: (sketch, { base, second, accent }) => {
    const strap = (top: number, bottom: number, narrow: number) =>
      `<path d="M490 ${top}C${490 + narrow * 0.2} ${(top + bottom) / 2} ${500 + narrow} ${bottom} ${506 + narrow} ${bottom}H${694 - narrow}C${700 - narrow} ${bottom} ${710 - narrow * 0.2} ${(top + bottom) / 2} 710 ${top}Z" fill="${linear(
        sketch,
        490,
        0,
        710,
        0,
        [
          [0, darker(second, 0.5)],
          [0.3, lighter(second, 0.16)],
          [0.7, second],
          [1, darker(second, 0.55)],
        ],
      )}"/>`
    const arc = (r: number, share: number, color: string) => {
      const angle = share * Math.PI * 2 - Math.PI / 2
      return `<circle cx="600" cy="600" r="${r}" fill="none" stroke="${color}" stroke-width="21" opacity="0.2"/><path d="M600 ${600 - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${n(600 + Math.cos(angle) * r)} ${n(600 + Math.sin(angle) * r)}" fill="none" stroke="${color}" stroke-width="21" stroke-linecap="round"/>`
    }
    const marks = repeat(
      60,
      (index) =>
        `<path transform="rotate(${index * 6} 600 600)" d="M600 382V${index % 5 === 0 ? 404 : 392}" stroke="#ffffff" stroke-width="${index % 5 === 0 ? 5 : 2.4}" opacity="${index % 5 === 0 ? 0.9 : 0.45}"/>`,
    )
    return `<circle cx="600" cy="600" r="330" fill="${accent}" opacity="0.4" filter="${blur(sketch, 60)}"/><g filter="${lift(sketch, 1.2)}">${strap(430, 60, 24)}${strap(770, 1150, 24)}</g>${repeat(5, (index) => `<ellipse cx="600" cy="${930 + index * 44}" rx="11" ry="8" fill="#050608"/>`)}<g filter="${lift(sketch, 1.2)}"><rect x="846" y="560" width="42" height="80" rx="14" fill="${matte(sketch, second, 846, 560, 888, 640)}"/><circle cx="600" cy="600" r="262" fill="${linear(
      sketch,
      340,
      340,
      860,
      860,
      [
        [0, '#f4f6f7'],
        [0.2, '#9aa2a9'],
        [0.5, lighter(base, 0.3)],
        [0.8, darker(base, 0.2)],
        [1, '#7b838a'],
      ],
    )}"/></g><circle cx="600" cy="600" r="240" fill="#040507"/>${marks}${arc(176, 0.78, accent)}${arc(146, 0.56, '#8f6bff')}${arc(116, 0.34, '#ff6b7a')}<g stroke="#ffffff" stroke-width="13" stroke-linecap="round"><path d="M600 600L556 536"/><path d="M600 600L664 520" stroke-width="9"/></g><circle cx="600" cy="600" r="13" fill="${accent}"/><path d="M420 470A232 232 0 0 1 620 372L540 560Z" fill="#ffffff" opacity="0.08"/><circle cx="600" cy="600" r="251" fill="none" stroke="${accent}" stroke-width="3" opacity="0.8"/>`
  },
}
