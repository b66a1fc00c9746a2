import type {Locale} from '../../settings/locales';

/**
 * Words that mean the same to a reader, per language. The first word of each group is the one that the articles and the
 * termbase use; a query with another word is also searched with the first.
 */
export const synonyms: Record<Locale, string[][]> = {
  en: [
    ['time sheet', 'timesheet', 'time-sheet', 'timecard', 'time card', 'time tracking', 'log time', 'log hours'],
    ['leave', 'vacation', 'holiday request', 'time off', 'pto', 'day off', 'days off', 'absence'],
    ['holiday', 'public holiday', 'bank holiday'],
    ['estimate', 'quote', 'budget', 'quotation'],
    ['invoice authorization', 'invoice', 'bill', 'invoicing'],
    ['credit note', 'refund', 'credit memo'],
    ['sign in', 'login', 'log in', 'log on', 'logon', 'signin'],
    ['single sign-on', 'sso'],
    ['rate card', 'price list', 'hourly rate'],
    ['contract', 'fee', 'retainer'],
    ['expense', 'reimbursement', 'receipt'],
    ['client', 'customer'],
    ['user', 'account'],
    ['typology', 'position', 'job title'],
    ['job', 'deliverable'],
    ['executor', 'assignee'],
    ['mobile', 'phone', 'ios', 'android', 'app'],
    ['outage', 'downtime'],
    ['color', 'colour'],
    ['lookup', 'look-up'],
    ['create', 'add', 'new', 'make', 'log', 'set up'],
  ],
  es: [
    ['hoja de horas', 'hojas de horas', 'parte de horas', 'parte horario', 'timesheet', 'registro de tiempo'],
    ['ausencia', 'vacaciones', 'permiso', 'baja', 'dias libres', 'licencia'],
    ['día festivo', 'festivo', 'feriado'],
    ['presupuesto', 'cotizacion', 'oferta'],
    ['autorizacion de factura', 'factura', 'facturar'],
    ['nota de credito', 'abono', 'devolucion'],
    ['inicio de sesion', 'iniciar sesion', 'login', 'acceder', 'entrar'],
    ['inicio de sesion unico', 'sso'],
    ['tarifario', 'tarifa', 'tarifas', 'lista de precios'],
    ['gasto', 'reembolso', 'recibo'],
    ['usuario', 'cuenta'],
    ['tipologia', 'puesto', 'cargo'],
    ['trabajo', 'job'],
    ['aplicacion movil', 'movil', 'telefono', 'app'],
    ['contrasena', 'clave', 'password'],
    ['panel de control', 'dashboard', 'tablero'],
    ['crear', 'agregar', 'añadir', 'nuevo', 'nueva'],
  ],
  pt: [
    ['folha de horas', 'folhas de horas', 'timesheet', 'registo de tempo', 'mapa de horas'],
    ['ausência', 'férias', 'licença', 'baixa', 'folga', 'dias livres'],
    ['feriado', 'dia feriado', 'dia santo'],
    ['orçamento', 'cotação', 'proposta'],
    ['autorização de faturação', 'fatura', 'faturar', 'faturação'],
    ['nota de crédito', 'reembolso ao cliente', 'estorno'],
    ['início de sessão', 'iniciar sessão', 'login', 'entrar'],
    ['início de sessão único', 'sso'],
    ['tabela de tarifas', 'tabela de preços', 'tarifário', 'tarifa', 'preço por hora'],
    ['despesa', 'reembolso', 'recibo'],
    ['utilizador', 'conta'],
    ['tipologia', 'cargo', 'função'],
    ['trabalho', 'job'],
    ['aplicação móvel', 'telemóvel', 'app', 'telefone'],
    ['palavra-passe', 'password', 'senha'],
    ['painel de controlo', 'dashboard'],
    ['criar', 'adicionar', 'acrescentar', 'novo', 'nova'],
  ],
  'pt-br': [
    ['planilha de horas', 'planilhas de horas', 'timesheet', 'apontamento de horas', 'folha de ponto'],
    ['ausência', 'férias', 'licença', 'folga', 'dias livres'],
    ['feriado', 'dia feriado', 'dia santo'],
    ['orçamento', 'cotação', 'proposta'],
    ['autorização de faturamento', 'fatura', 'faturar', 'nota fiscal', 'faturamento'],
    ['nota de crédito', 'reembolso ao cliente', 'estorno'],
    ['entrar', 'login', 'acessar', 'fazer login'],
    ['login único', 'sso', 'single sign-on'],
    ['tabela de tarifas', 'tabela de preços', 'tarifa', 'valor por hora'],
    ['despesa', 'reembolso', 'recibo'],
    ['usuário', 'conta'],
    ['tipologia', 'cargo', 'função'],
    ['job', 'tarefa'],
    ['aplicativo móvel', 'celular', 'app', 'telefone'],
    ['senha', 'password'],
    ['dashboard', 'painel'],
    ['criar', 'adicionar', 'novo', 'nova', 'cadastrar'],
  ],
};

const portuguese =
  'a ainda algo alguem algum alguma algumas alguns ao aos apenas aquela aquele aqui as ate cada com como da das de dela dele deles desse desta deste deve devem devo disso disto do dos e ela elas ele eles em entao entre era essa essas esse esses esta estao estar estas este estes estou eu faco faz fazer fica foi foram ha isso isto ja la lhe lhes mais mas me mesma mesmo meu meus minha minhas muita muito na nada nao nas nem nenhum nenhuma ninguem no nos nossa nosso num numa o onde os ou outra outras outro outros para pela pelas pelo pelos pode podem poder por porque posso pra preciso pro quais qual qualquer quando quanta quantas quanto quantos que quem quer quero saber sao se sei seja sem ser sera seu seus so sobre sou sua suas tal tambem tanto tao te tem tenho ter toda todas todo todos tudo um uma umas uns vai vao vez vou';

/** Words in questions that say nothing about the subject; queries are searched without them. */
export const stopWords: Record<Locale, string> = {
  en: 'a about all also am an and another any anyone anything are as at be because been before being but by can cannot could did do does doesn doing don each else every everyone for from get gets give go got had has have having he her here him his how i if in into is isn it its just let may me might more most much must my need needs no not now of on one only or other our own per please s same she should so some someone something still such t than that the their them then there these they thing this those to too us ve very want was we were what when where which while who whom whose why will with without won would yet you your',
  es: 'a al algo alguien algun alguna algunas alguno algunos ante aqui asi aun aunque cada como con cual cuales cualquier cuando cuanta cuantas cuanto cuantos de debe deben debo del desde donde el ella ellas ellos en entonces entre era es esa esas ese eso esos esta estan estar estas este esto estos estoy ha hace hacer haga hago han has hasta hay he ir la las le les lo los mas me mi mis misma mismo muy nada ni no nos nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poder por porque puede pueden puedo que quien quienes quiere quiero saber se sea segun ser si sido sin sobre solo son soy su sus tal tambien tan tanto te tener tengo tiene tienen toda todas todo todos tras tu tus un una unas uno unos usted va van varias varios vez voy y ya yo',
  pt: portuguese,
  'pt-br': `${portuguese} voce voces`,
};
