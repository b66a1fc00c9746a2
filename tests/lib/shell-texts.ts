import type {Locale} from '../../settings/locales';

/** Texts of navbar, footer, and other parts of every page, written out so that a missing translation fails a test. */
export const shellTexts: Record<Locale, Record<TextName, string>> = {
  en: {
    docs: 'Docs',
    status: 'Status',
    version: 'Next',
    search: 'Search',
    skip: 'Skip to main content',
    announcement: 'New here? Start with the University',
    close: 'Close',
    toggleMenu: 'Toggle navigation bar',
    backToMainMenu: '← Back to main menu',
    languages: 'Languages',
    notFound: 'Page Not Found',
    colorMode: 'Switch between dark and light mode',
    styleGuide: 'Style guide',
    socialMedia: 'Social media',
    support: 'Support',
    fillIn: 'Fill in time sheets',
    printSection: 'Print this section',
  },
  es: {
    docs: 'Documentación',
    status: 'Estado',
    version: 'Próxima',
    search: 'Buscar',
    skip: 'Saltar al contenido principal',
    announcement: '¿Es su primera vez aquí?',
    close: 'Cerrar',
    toggleMenu: 'Mostrar u ocultar la barra de navegación',
    backToMainMenu: '← Volver al menú principal',
    languages: 'Idiomas',
    notFound: 'Página no encontrada',
    colorMode: 'Cambiar entre modo oscuro y modo claro',
    styleGuide: 'Guía de estilo',
    socialMedia: 'Redes sociales',
    support: 'Soporte',
    fillIn: 'Rellenar hojas de horas',
    printSection: 'Imprimir esta sección',
  },
  pt: {
    docs: 'Documentação',
    status: 'Estado',
    version: 'Próxima',
    search: 'Pesquisar',
    skip: 'Saltar para o conteúdo principal',
    announcement: 'É a sua primeira visita?',
    close: 'Fechar',
    toggleMenu: 'Mostrar ou ocultar a barra de navegação',
    backToMainMenu: '← Voltar ao menu principal',
    languages: 'Idiomas',
    notFound: 'Página não encontrada',
    colorMode: 'Alternar entre o modo escuro e o modo claro',
    styleGuide: 'Guia de estilo',
    socialMedia: 'Redes sociais',
    support: 'Suporte',
    fillIn: 'Preencher folhas de horas',
    printSection: 'Imprimir esta secção',
  },
  'pt-br': {
    docs: 'Documentação',
    status: 'Status',
    version: 'Próxima',
    search: 'Pesquisar',
    skip: 'Pular para o conteúdo principal',
    announcement: 'Primeira vez aqui?',
    close: 'Fechar',
    toggleMenu: 'Mostrar ou ocultar a barra de navegação',
    backToMainMenu: '← Voltar ao menu principal',
    languages: 'Idiomas',
    notFound: 'Página não encontrada',
    colorMode: 'Alternar entre os modos escuro e claro',
    styleGuide: 'Guia de estilo',
    socialMedia: 'Redes sociais',
    support: 'Suporte',
    fillIn: 'Preencher planilhas de horas',
    printSection: 'Imprimir esta seção',
  },
};

type TextName =
  | 'docs'
  | 'status'
  | 'version'
  | 'search'
  | 'skip'
  | 'announcement'
  | 'close'
  | 'toggleMenu'
  | 'backToMainMenu'
  | 'languages'
  | 'notFound'
  | 'colorMode'
  | 'styleGuide'
  | 'socialMedia'
  | 'support'
  | 'fillIn'
  | 'printSection';
