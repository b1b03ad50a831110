import { COMPANY, HELP_PHONE_WORDS, LEGAL_IDENTITY } from '#domain/customer/company'
import type { LegalText } from './legalText'

export const legalNoticeText: LegalText = {
  title: 'Mentions légales',
  summary: `Qui édite ${COMPANY.name}, qui l’héberge et comment nous joindre.`,
  updatedOn: COMPANY.legalTextsUpdatedOn,
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur',
      blocks: [
        `${LEGAL_IDENTITY}, dont le siège est au ${COMPANY.address}.`,
        [
          COMPANY.register,
          `SIRET ${COMPANY.siret}`,
          `TVA intracommunautaire ${COMPANY.vatNumber}`,
          `Téléphone\u00a0: ${HELP_PHONE_WORDS}`,
          `Courriel\u00a0: ${COMPANY.email}`,
        ],
        `Direction de la publication\u00a0: ${COMPANY.publisher}.`,
      ],
    },
    {
      id: 'hebergeur',
      title: 'Hébergement',
      blocks: [COMPANY.host],
    },
    {
      id: 'activite',
      title: 'Activité alimentaire',
      blocks: [
        'Les plats sont préparés dans des cuisines déclarées auprès de la direction départementale de la protection des populations, selon un plan de maîtrise sanitaire qui suit les règlements (CE) n° 852/2004 et n° 178/2002.',
        'Les quatorze allergènes à déclaration obligatoire et l’origine des viandes sont indiqués sur la fiche de chaque plat, avant la commande.',
      ],
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle',
      blocks: [
        `Les textes, les compositions graphiques et la marque ${COMPANY.name} appartiennent à ${COMPANY.legalName} ou sont utilisés avec l’accord de leurs auteurs. Toute reprise demande un accord écrit.`,
      ],
    },
    {
      id: 'mediation',
      title: 'Litiges',
      blocks: [
        `Écrivez-nous d’abord à ${COMPANY.email}\u00a0: la plupart des difficultés se règlent en un échange. À défaut d’accord, les tribunaux du ressort du siège de ${COMPANY.legalName} sont compétents entre professionnels\u00a0; un consommateur peut saisir gratuitement le médiateur de la consommation dont nous lui donnons les coordonnées.`,
      ],
    },
  ],
}
