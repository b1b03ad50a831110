import type { LetterWriter } from '../Letter'
import { aside, link, paragraph } from '../letterBlocks'
import { writeLetter } from '../writeLetter'

export type WelcomeFacts = { firstname: string }

export const welcome: LetterWriter<WelcomeFacts> = ({ firstname }, links) =>
  writeLetter({
    subject: 'Bienvenue chez Tablée',
    firstname,
    blocks: [
      paragraph(
        'Votre compte est ouvert. Choisissez une adresse, un jour et un créneau\u00a0: plateaux, menus, petits-déjeuners et pâtisseries arrivent à l’heure.',
      ),
      link('Voir la carte', links.home()),
      aside('Vos commandes et vos factures vous attendent dans votre compte.'),
    ],
  })
