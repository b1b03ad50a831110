import { useState } from 'react'
import { Facts } from '../../design/text/Facts'
import { FactsLine } from '../../design/text/FactsLine'
import { Price } from '../../design/text/Price'
import { Stepper } from '../../design/fields/Stepper'
import { Steps } from '../../design/text/Steps'
import styles from './DesignGallery.module.css'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { Specimens } from './Specimens'

const FACTS = [
  { name: copy.facts.name, value: copy.facts.value },
  { name: copy.facts.other, value: '14' },
  { name: copy.facts.several, value: copy.shortFacts },
]

export function FigureSpecimens() {
  const [none, setNone] = useState(0)
  const [some, setSome] = useState(4)
  const [most, setMost] = useState(12)
  return (
    <Specimens title={copy.sections.figures}>
      <div className={styles.row}>
        <Price cents={1250} />
        <Price cents={1250} suffix="HT" />
        <Price cents={123456} suffix="TTC" />
      </div>
      <div className={styles.row}>
        <Stepper label={copy.trays} value={none} max={12} onChange={setNone} />
        <Stepper label={copy.trays} value={some} max={12} onChange={setSome} />
        <Stepper
          label={copy.trays}
          value={most}
          max={12}
          maxNote={copy.mostTrays}
          onChange={setMost}
        />
      </div>
      <Facts facts={FACTS} />
      <FactsLine facts={copy.shortFacts} />
      <div className={styles.wide}>
        <Steps steps={copy.steps} current={1} />
      </div>
    </Specimens>
  )
}
