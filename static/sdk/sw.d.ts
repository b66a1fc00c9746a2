/**
 * Types of the global object `SW`, which every function of a workspace panel can use without an import.
 * Put this file next to your code, so that your editor completes and checks the calls.
 */

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-empty-object-type,
   @typescript-eslint/no-unsafe-function-type, @typescript-eslint/no-unnecessary-type-parameters,
   @typescript-eslint/unified-signatures -- the types say what the product accepts */

/** The SDK: two functions, and a namespace for each subject. */
declare namespace SW {
    // confirm: SW.Widgets contains types of this file only and does not exist at run time
    /** DevExtreme widgets that SDK methods take. The names are only types: no such object exists at run time. */
    namespace Widgets {}

    /** Settings, navigation, panels, windows, translations, and the workspace. */
    namespace Application {
        /** Settings of the environment. */
        namespace Configuration {}

        /** Navigation to documents, workspaces, and URLs. */
        namespace Navigate {}

        /** Reloads individual panels of the current workspace. */
        namespace Panel {}

        /** Windows for workspaces, bulk edits, creation and previews, and two small dialogs. */
        namespace Popup {}

        /** Translations into the language of the user. */
        namespace Translation {}

        /** The workspace that the code runs in. */
        namespace Workspace {}
    }

    /** Branding of the tenant, such as its login page. */
    namespace Branding {}

    /** Calculations on rows that are already in the browser. */
    namespace Data {}

    /** Documents of any kind. */
    namespace Document {
        /** Assignments of a document. */
        namespace Assignment {}

        /** The methods of {@link SW.Document} for clients, and their pictures. */
        namespace Client {}

        /** The signed-in user. */
        namespace CurrentUser {}

        /** Custom tables of the tenant. */
        namespace CustomTable {}

        /** The methods of {@link SW.Document} for estimates. */
        namespace Estimate {}

        /** Holidays of a company. */
        namespace Holiday {}

        /** The methods of {@link SW.Document} for users, and their pictures. */
        namespace User {}
    }

    /** Uploads of files to folders. */
    namespace FileSystem {}

    /** Live updates: subscriptions to documents. */
    namespace Realtime {}

    /** Services of the product. */
    namespace Service {
        /** Notifications of the signed-in user in the product. */
        namespace Notification {}
    }

    /** Small amounts of state in the local storage of the browser. */
    namespace StateStoring {}

    /** Workspace packages. */
    namespace Storage {}

    /** Data sources that the panels of a workspace share. */
    namespace Store {}

    /** Drawing functions for cells, templates, and panels. */
    namespace UI {
        /** Toast messages. Each one is also written to the browser console. */
        namespace Alert {}

        /** Buttons of the sub-header, the row of icons to the right of the tabs of a document page or a pop-up. */
        namespace Buttons {}

        /** Helpers for grid panels. */
        namespace Grid {}

        /** CSS classes of the icons of document types. Those of other document types are under their own names. */
        namespace Icons {
            /** CSS classes of the icons of file types. */
            namespace Files {}
        }

        /** Helpers for select boxes. */
        namespace SelectBox {}

        /** Tooltips on elements, as text or as a card with the data of a document. */
        namespace Tooltip {}
    }

    /** Small helpers. */
    namespace Utils {
        /** Dates and times. */
        namespace Datetime {}

        /** Downloads of data as a file. */
        namespace Export {}
    }

    // confirm: the members Contract, Project, and User, and the string behind each member of DocumentName
    /** Kinds of document. Pass and compare the members, never a custom string. */
    enum DocumentName {
        /** Commercial client. */
        Client = "client",
        /** Company. */
        Company = "company",
        /** Employee. */
        Employee = "employee",
        /** Estimate. */
        Estimate = "estimate",
        /** Job, called `Deliverable` in the back end. */
        Job = "job",
        /** Contract. */
        Contract = "contract",
        /** Project. */
        Project = "project",
        /** User. */
        User = "user"
    }

    /** Base of every widget; see {@link SW.Widgets.DOMComponent}. */
    type DOMComponent = Widgets.DOMComponent;

    /** Form widget; see {@link SW.Widgets.dxForm}. */
    type dxForm = Widgets.dxForm;

    /** Data grid widget; see {@link SW.Widgets.dxDataGrid}. */
    type dxDataGrid = Widgets.dxDataGrid;

    /** Rich-text editor widget; see {@link SW.Widgets.dxHtmlEditor}. */
    type dxHtmlEditor = Widgets.dxHtmlEditor;

    /** File panel; see {@link SW.Widgets.FileSystemWidgetComponent}. */
    type FileSystemWidgetComponent = Widgets.FileSystemWidgetComponent;

    /** A filter of a workspace or a query, with its value. The keys start with a capital letter. */
    interface DashboardFilter {
        /** Name of the filter, as in the data source. */
        Name: string;
        /** Value of any type that the query accepts. */
        Value: any;
    }

    /** One tab of a window. */
    interface DashboardTab {
        // confirm: ID of DashboardTab is the id of a workspace
        /** ID of the workspace that the tab shows. */
        Id: string;
        /** Title of the tab. */
        Title: string;
    }

    // confirm: DashboardButtonsConfiguration is an open map from button to value
    /** Buttons of a window. */
    interface DashboardButtonsConfiguration {
        /** Setting of one button. */
        [button: string]: any;
    }

    /** Value of one custom field of a document. */
    interface DocumentUserFieldValueModel {
        /** Column name of the custom field. */
        ColumnName: string;
        /** Value to store. */
        Value: any;
        /**
         * ID of the column's data type: 1 date, 3 integer, 6 string of up to 100 characters, 7 string of any length,
         * 9 GUID.
         */
        ColumnDataTypeId: number;
    }

    // confirm: members of DocumentUserFieldValuesModel
    /** Custom field values of one document after a write. */
    interface DocumentUserFieldValuesModel {
        /** Kind of the document. */
        DocumentTypeName?: string;
        /** ID of the document. */
        DocumentId?: string;
        /** Values after the write. */
        DocumentUserFieldValues?: DocumentUserFieldValueModel[];
        /** Other members. */
        [key: string]: any;
    }

    /** Assignment that is created together with a document. */
    interface PostModelAssignment {
        /** `true`: assign the user. */
        Assign: boolean;
        /** ID of the user. */
        UserId: string;
        /** ID of the type of assignment. */
        AssignmentTypeId: string;
        /** Other members. */
        [key: string]: any;
    }

    // confirm: shape of PostModel
    /** Request that creates a document. Change it in the mapper `postModel`. */
    interface PostModel {
        /** Parts of the creation. */
        Actions: {
            /** Field values by kind of document, for example `Document.Job.AgreedDateUtc`. */
            Document: { [documentType: string]: { [field: string]: any } };
            /** Assignments that are created with the document. */
            Assignments?: PostModelAssignment[];
            [action: string]: any;
        };
        /** Other values, for example `JobTypeId`. */
        Custom?: { [key: string]: any };
        /** Other members. */
        [key: string]: any;
    }

    // confirm: shape of BriefPostModel
    /** Request that creates the brief, which is the description of a document. */
    interface BriefPostModel {
        /** Description as HTML. */
        Text: string;
        /** Other members. */
        [key: string]: any;
    }

    // confirm: shape of DashboardDocumentSaveObject
    /** What handlers and mappers get about the document that is being saved. */
    interface DashboardDocumentSaveObject {
        /** Widgets of the document. */
        Components: {
            /** Form of the document; read its values with `option("formData")`. */
            FormComponent: dxForm;
            [name: string]: any;
        };
        /** Other members. */
        [key: string]: any;
    }

    /** Icon and tooltip of one button. */
    interface ButtonIconOptions {
        /** CSS class of the icon. */
        class?: string;
        /** Tooltip. */
        tooltip?: string;
    }

    /**
     * Last argument of every function that is configured in a workspace: shares values between workspaces under the
     * same routing scope, and identifies the workspace, the panel, and the document that the code runs in.
     */
    interface WorkspaceContext {
        /**
         * Stores a value under a name and runs the functions that are subscribed to the name.
         *
         * @param name Name of the value.
         * @param value Value of any type, including widgets.
         */
        set(name: string, value: any): void;
        // confirm: get returns undefined if nothing is stored under the name
        /**
         * Reads the value that is stored under a name.
         *
         * @param name Name of the value.
         * @returns The value; `undefined` if nothing is stored under the name.
         */
        get<T = any>(name: string): T;
        /**
         * Runs a function each time the value under a name is set.
         *
         * @param name Name of the value.
         * @param callBack Function that gets the new value.
         */
        subscribe<T = any>(name: string, callBack: (value: T) => void): void;
        /** Definition of the workspace. */
        readonly definition: {
            /** ID of the workspace. */
            readonly Id: string;
            [key: string]: any;
        };
        /** Definition of the panel that runs the function. */
        readonly componentDefinition: {
            /** ID of the panel. */
            readonly Id?: string;
            [key: string]: any;
        };
        /** Document that contains the workspace. */
        readonly currentDocument: CurrentDocument;
    }

    /** Document that contains a workspace. */
    interface CurrentDocument {
        /** ID of the document. */
        Oid: string;
        /** Data of the document, under the name of its kind, for example `Dto.Project.ProductId`. */
        Dto?: { [documentType: string]: any };
        /** Other members. */
        [field: string]: any;
    }

    /** HTTP methods of {@link executeAPI}. */
    type ApiMethod = "GET" | "POST" | "PUT" | "DELETE" | "PATCH";

    // confirm: the promise rejects with an HttpErrorResponse, also when showToast shows the error
    // confirm: useCache keeps responses until the page is closed, and only those of GET
    /**
     * Sends a REST request to the Client API, with the session and the permissions of the signed-in user.
     *
     * @param method HTTP method.
     * @param relativePath Path of the endpoint after `/api/`, without a leading slash. It can contain a query string.
     * @param params Query parameters.
     * @param body Data to send.
     * @param showToast `true`: an error toast appears if the call fails. Default `true`.
     * @param headers Additional headers. Default `{}`.
     * @param setContentTypeHeader `true`: add `Content-Type: application/json`. Default `true`.
     * @param setProfileRequest `true`: add `x-sw-profilerequest: true`. Default `true`.
     * @param useCache `true`: cache the response and reuse it for the same request. Default `false`.
     * @returns A promise of the parsed JSON body of the response. If the call fails, it rejects with an
     * {@link SW.UI.Alert.HttpErrorResponse}.
     */
    function executeAPI<T = any>(
        method: ApiMethod,
        relativePath: string,
        params?: { [name: string]: string },
        body?: object,
        showToast?: boolean,
        headers?: { [name: string]: string },
        setContentTypeHeader?: boolean,
        setProfileRequest?: boolean,
        useCache?: boolean
    ): Promise<T>;

    /**
     * Marks a workspace as having no unsaved changes, so that no dialog appears when the user leaves the page. It
     * doesn't save anything.
     *
     * @param dashboardDefinitionId ID of the workspace, normally `workspaceContext.definition.Id`.
     */
    function markAsSaved(dashboardDefinitionId: string): void;
}

declare namespace SW.Widgets {
    // confirm: DOMComponent has element()
    /** Base of every widget; `e.component` in the functions of its own panel. */
    interface DOMComponent {
        /**
         * Reads all options.
         *
         * @returns The options by name.
         */
        option(): any;
        /**
         * Reads one option.
         *
         * @param name Name of the option.
         * @returns The value of the option.
         */
        option(name: string): any;
        /**
         * Sets one option.
         *
         * @param name Name of the option.
         * @param value New value.
         */
        option(name: string, value: any): void;
        /**
         * Sets several options in one call.
         *
         * @param options New values by option name.
         */
        option(options: { [name: string]: any }): void;
        /**
         * Reads the root element of the widget.
         *
         * @returns The root element.
         */
        element(): any;
    }

    /** Form widget; `option("formData")` reads its values. */
    interface dxForm extends DOMComponent {}

    /** Rich-text editor widget. */
    interface dxHtmlEditor extends DOMComponent {}

    /** Data grid widget. */
    interface dxDataGrid extends DOMComponent {}

    /** Drop-down list widget. */
    interface dxSelectBox extends DOMComponent {}

    /** File panel, with tiles for uploads and links. */
    interface FileSystemWidgetComponent {
        /** Members of the panel. */
        [member: string]: any;
    }
}

declare namespace SW.Application.Configuration {
    // confirm: members of IServerConfiguration
    /** Settings of the environment that the page runs in, by name. */
    interface IServerConfiguration {
        /** Value of one setting. */
        readonly [setting: string]: any;
    }

    /**
     * Reads the settings of the environment.
     *
     * @returns The settings by name, returned synchronously.
     */
    function get(): IServerConfiguration;
}

declare namespace SW.Application.Navigate {
    /** Options of {@link toNewTab}. */
    interface NewTabOptions {
        // confirm: relative URL inside the product with the default, complete URL with useBaseUrl false
        /**
         * `true`: `url` is relative, and the application's base URL is prepended. `false`: `url` is complete.
         * Default `true`.
         */
        useBaseUrl?: boolean;
    }

    // confirm: pass documentName and documentId together or omit both
    /** Options of {@link toWorkspace}. Set both members or neither. */
    interface WorkspaceOptions {
        /** Kind of the document that contains the workspace. */
        documentName?: DocumentName;
        /** ID of that document. */
        documentId?: string;
    }

    /**
     * Opens the feed of a document.
     *
     * @param documentName Kind of document.
     * @param documentId ID of the document.
     */
    function toDocument(documentName: DocumentName, documentId: string): void;

    /**
     * Opens a URL in a new browser tab.
     *
     * @param url URL, relative or complete.
     * @param params How to interpret the URL.
     */
    function toNewTab(url: string, params?: NewTabOptions): void;

    /**
     * Opens a workspace, on its own or inside a document.
     *
     * @param workspaceId ID of the workspace.
     * @param params Document that contains the workspace. If omitted, the workspace opens on its own.
     */
    function toWorkspace(workspaceId: string, params?: WorkspaceOptions): void;
}

declare namespace SW.Application.Panel {
    /** Filter of a query. The keys are in lower case, unlike those of {@link DashboardFilter}. */
    interface PanelFilter {
        /** Name of the filter. */
        name: string;
        /** Value of the filter. */
        value: string;
    }

    /** Options of {@link refreshDataSource}. */
    interface RefreshDataSourceOptions {
        // confirm: senderId is the id of the panel definition
        /** ID of the panel that requests the reload. */
        senderId: string;
        /** `true`: the requesting panel reloads too. */
        refreshSelf: boolean;
        /** Callbacks. */
        callBacks?: {
            /** Runs when the reload is complete. */
            afterRefresh: () => void;
        };
    }

    /**
     * Refreshes a panel of the current workspace.
     *
     * @param senderId ID of the panel.
     */
    function refresh(senderId: string): void;

    /**
     * Runs the query behind a panel again, with other filter values.
     *
     * @param filters Filters of the query.
     * @param params Requesting panel, whether it reloads too, and callbacks.
     */
    function refreshDataSource(filters: PanelFilter[], params: RefreshDataSourceOptions): void;
}

declare namespace SW.Application.Popup {
    /** Size of a window in pixels. */
    interface SizeOptions {
        /** Width in pixels. */
        width?: number;
        /** Height in pixels. */
        height?: number;
    }

    /** Options of {@link show}. */
    interface ShowOptions extends SizeOptions {
        /** Kind of document that the window belongs to. */
        documentName?: DocumentName;
        /** Data for the workspaces in the window. */
        data?: any;
        /** Widget that contains the window. */
        container?: DOMComponent;
        /** Width in pixels. Default `800`. */
        width?: number;
        /** Height in pixels. Default `500`. */
        height?: number;
        /** `true`: the content scrolls. */
        enableScroll?: boolean;
        /** Title of the window. */
        title?: string;
        /** `true`: the window fills the screen. */
        openInFullScreen?: boolean;
        /** `true`: hide the tabs. */
        hideTabContainer?: boolean;
        /** `true`: hide the sub-header. */
        hideSubHeader?: boolean;
        /** `true`: a click outside the window closes it. Default `true`. */
        closeOnOutsideClick?: boolean;
        /** Runs when the window closes. */
        onClose?: (...args: any[]) => any;
        /** Buttons of the window. */
        buttonsConfiguration?: DashboardButtonsConfiguration;
    }

    /** Options of {@link showBulk}. */
    interface ShowBulkOptions extends SizeOptions {
        /** Width in pixels. Default `800`. */
        width?: number;
        /** Height in pixels. Default `500`. */
        height?: number;
    }

    /** Options of {@link showCreate}. */
    interface ShowCreateOptions extends SizeOptions {
        /** Width in pixels. Default `800`. */
        width?: number;
        /** Height in pixels. Default `350`. */
        height?: number;
        /** Element that contains the window. */
        container?: HTMLElement;
    }

    /** Options of {@link showConfirmation} and {@link showPrompt}. */
    interface DialogOptions extends SizeOptions {
        /** Title of the window. */
        title?: string;
        /** Question or message. */
        text?: string;
        /** Caption of the button that accepts. If omitted, the caption is "Yes". */
        trueButtonText?: string;
        /** Caption of the button that declines; `null` hides the button. */
        falseButtonText?: string | null;
        /** Width in pixels. Default `400`. */
        width?: number;
        /** Height in pixels. Default `150`. */
        height?: number;
    }

    /** Options of {@link showPreview}. */
    interface ShowPreviewOptions extends SizeOptions {
        /** Grid that the preview is opened from. */
        dataGrid?: dxDataGrid;
        /** Field that the preview is opened for. */
        fieldName?: string;
        /** Width in pixels. Default `800`. */
        width?: number;
        /** Height in pixels. Default `500`. */
        height?: number;
        /** Runs when the user saves. */
        onSave?: (...args: any[]) => any;
        /** Runs when the window closes. */
        onClose?: (...args: any[]) => any;
    }

    /** Options of {@link showSystemPreview}. */
    interface ShowSystemPreviewOptions extends SizeOptions {
        /** Width in pixels. Default `750`. */
        width?: number;
        /** Height in pixels. Default `500`. */
        height?: number;
        /** Runs when the window closes after a change. */
        onClose?: (...args: any[]) => any;
    }

    /**
     * Opens a window with one or more workspaces as tabs.
     *
     * @param dashboardTabs Tabs in their order.
     * @param params Size, appearance, and behavior of the window.
     */
    function show(dashboardTabs: DashboardTab[], params?: ShowOptions): void;

    // confirm: showBulk edits the selected rows of the grid
    /**
     * Opens the window that edits the selected rows of a grid in bulk.
     *
     * @param documentName Kind of document that the rows represent.
     * @param dataGrid Grid with the rows.
     * @param params Size of the window.
     */
    function showBulk(documentName: DocumentName, dataGrid: dxDataGrid, params?: ShowBulkOptions): void;

    /**
     * Opens the window that creates a document of a kind, with its required fields.
     *
     * @param documentName Kind of document to create.
     * @param params Size and container of the window.
     */
    function showCreate(documentName: DocumentName, params?: ShowCreateOptions): void;

    /**
     * Asks a question and shows two buttons.
     *
     * @param params Texts and size of the window.
     * @returns A promise of `true` if the user accepts, otherwise of `false`.
     */
    function showConfirmation(params?: DialogOptions): Promise<boolean>;

    /**
     * Opens the preview workspace that is configured for a kind of document.
     *
     * @param documentName Kind of document.
     * @param documentId ID of the document.
     * @param params Size of the window, where it is opened from, and what runs when the user saves or closes it.
     */
    function showPreview(documentName: DocumentName, documentId: string, params?: ShowPreviewOptions): void;

    /**
     * Asks the user to enter text.
     *
     * @param params Texts and size of the window.
     * @returns A promise of the text if the user accepts, otherwise of `null`.
     */
    function showPrompt(params?: DialogOptions): Promise<string | null>;

    /**
     * Alias of {@link showPrompt}, with the same parameters and the same result.
     *
     * @param params Texts and size of the window.
     * @returns A promise of the text if the user accepts, otherwise of `null`.
     */
    function showPromptPopup(params?: DialogOptions): Promise<string | null>;

    /**
     * Opens the built-in preview of the product.
     *
     * @param documentName Kind of document.
     * @param documentId ID of the document.
     * @param params Size of the window, and what runs when it closes.
     */
    function showSystemPreview(documentName: DocumentName, documentId: string, params?: ShowSystemPreviewOptions): void;
}

declare namespace SW.Application.Translation {
    // confirm: get returns the term itself if there is no translation
    /**
     * Returns the translation of a word or a sentence in the language of the signed-in user.
     *
     * @param value Term to translate; it must match exactly, including capitalization.
     * @returns The translation, or the term itself if there is none.
     */
    function get(value: string): string;
}

declare namespace SW.Application.Workspace {
    /** Options of {@link setFilter} and {@link setFilters}. */
    interface SetFilterOptions {
        // confirm: senderId is the id of the panel definition; it lets the sender skip its own reload
        /** ID of the panel that sets the filter, so that it can skip its own reload. Default `""`. */
        senderId?: string;
    }

    // confirm: x, y, cols, and rows can be omitted
    /** New position and size of one panel, in cells of the layout. */
    interface PanelLayout {
        /** Column in which the panel starts. */
        x?: number;
        /** Row in which the panel starts. */
        y?: number;
        /** Width in columns. */
        cols?: number;
        /** Height in rows. */
        rows?: number;
    }

    /** New layout of panels, by panel name or id. */
    interface IUpdatedLayoutItems {
        /** Layout of one panel. */
        [panelNameOrId: string]: PanelLayout;
    }

    /** Options of {@link setPanels}. */
    interface ILayoutEditOptions {
        // confirm: the name of the member save
        /** `true`: save the new layout. `false`: change it for this visit only. */
        save?: boolean;
    }

    /** Reloads the whole workspace. */
    function refresh(): void;

    /**
     * Sets one filter of the workspace.
     *
     * @param filter Name of the filter, as in the data source of the workspace.
     * @param value New value.
     * @param params Panel that sets the filter.
     */
    function setFilter(filter: string, value: any, params?: SetFilterOptions): void;

    /**
     * Sets several filters of the workspace in one call.
     *
     * @param filtersWithValues Name and new value of each filter.
     * @param params Panel that sets the filters.
     */
    function setFilters(filtersWithValues: DashboardFilter[], params?: SetFilterOptions): void;

    /**
     * Moves and resizes panels.
     *
     * @param items New layout of each panel, under its name or id.
     * @param options Whether to save the new layout.
     */
    function setPanels(items: IUpdatedLayoutItems, options?: ILayoutEditOptions): void;

    // confirm: getParameter returns undefined if the workspace has no such parameter
    /**
     * Reads a parameter of the workspace.
     *
     * @param name Name of the parameter.
     * @returns The value of the parameter; `undefined` if the workspace has no such parameter.
     */
    function getParameter(name: string): any;

    // confirm: context returns the object that functions get as workspaceContext
    /**
     * Returns the context of the current workspace, for functions that don't get it as an argument.
     *
     * @returns The workspace context.
     */
    function context(): WorkspaceContext;
}

declare namespace SW.Branding {
    /** An image of the branding. */
    interface BrandingImage {
        /** URL of the image. */
        url?: string;
        /** Inline CSS, for example `width: 100px; height: 100px`. */
        style?: string;
    }

    // confirm: members of BrandingDto other than loginImage
    /** Branding of a tenant. */
    interface BrandingDto {
        /** Image of the login page. */
        loginImage?: BrandingImage;
        /** Other settings. */
        [setting: string]: any;
    }

    /**
     * Reads the branding of the tenant.
     *
     * @returns The branding, returned synchronously.
     */
    function get(): BrandingDto;

    /**
     * Stores the branding of the tenant.
     *
     * @param brandingDto New branding.
     */
    function set(brandingDto: BrandingDto): void;
}

declare namespace SW.Data {
    /** Row of any shape. */
    interface DataRow {
        /** Value of one field. */
        [field: string]: any;
    }

    /** A field to group by. */
    interface AggregateBy {
        /** Name of the key in the result. */
        Name: string;
        /** Field of the rows to group by. */
        Field: string;
    }

    // confirm: percent divides the sums of both fields over the group
    /**
     * Kind of calculation: `sum` is the total of a field, `count` the number of rows, `max` the largest value,
     * `percent` the sum of a field divided by the sum of another, `custom` the result of a function.
     */
    type OperationType = "sum" | "count" | "max" | "percent" | "custom";

    /** A value to calculate. */
    interface AggregateOperation {
        /** Name of the value in the result. */
        Name: string;
        /** Field of the rows; not needed for `count` and `custom`. */
        Field?: string;
        /** Field to divide by; for `percent`. */
        Reference?: string;
        /** Kind of calculation. */
        OperationType: OperationType;
        // confirm: CustomFunction gets the rows of the group
        /** Custom calculation, which gets the rows of the group; for `custom`. */
        CustomFunction?: (...args: any[]) => any;
    }

    /** Order of the result. */
    interface AggregateSort {
        /** Fields of the result, most important first. */
        fields: string[];
        /** Direction for all fields; the values are spelled this way. */
        order: "ascendent" | "descendent";
    }

    /** Options of {@link aggregate}. */
    interface AggregateOptions {
        /** Values to calculate per group. */
        operations?: AggregateOperation[];
        /** Values to calculate once over all rows. */
        grandTotals?: AggregateOperation[];
        /** Order of the result. */
        sort?: AggregateSort;
        /** Fields of the result; a row with zero in one of them is dropped. */
        noZeros?: string[];
    }

    // confirm: the grand totals are the property GrandTotals of the returned array
    /** One row per group. */
    interface AggregateResult extends Array<any> {
        /** Grand totals by name. */
        GrandTotals?: DataRow;
    }

    // confirm: aggregate returns new rows and does not change dataArray
    /**
     * Groups rows by one or more fields and calculates values per group.
     *
     * @param dataArray Rows to group; they aren't changed.
     * @param aggregateBy Fields to group by.
     * @param params Values to calculate, order, and rows to drop.
     * @returns One new row per group, with the grand totals in `GrandTotals`.
     */
    function aggregate(dataArray: DataRow[], aggregateBy: AggregateBy[], params?: AggregateOptions): AggregateResult;
}

declare namespace SW.Document {
    /** Search of {@link getLookup}. */
    interface LookupOptions {
        /** Text to search for. */
        searchValue?: string;
        /** Number of hits to skip. */
        skip?: number;
        /** Maximum number of hits. */
        take?: number;
    }

    // confirm: value types of getCustomFields other than "string"
    /** Type of the values of a custom field, for example `"string"`. */
    type CustomFieldValueType = "string" | (string & {});

    /** Widgets whose content belongs to the new document. */
    interface CreateComponents {
        /** Editor of the description, which is the brief. */
        description?: dxHtmlEditor;
        /** File panel. */
        files?: FileSystemWidgetComponent;
    }

    /** Functions that change a request before it is sent. Each may return a promise. */
    interface CreateMappers {
        /** Changes the request of the document and returns it. `isDraftModel` is `true` for a draft. */
        postModel?: (
            postModel: PostModel,
            dashboardDocumentSaveObject: DashboardDocumentSaveObject,
            params: {
                /** `true`: the request is for a draft. */
                isDraftModel: boolean;
            }
        ) => PostModel | Promise<PostModel>;
        /** Changes the request of the brief and returns it. */
        briefPostModel?: (
            briefPostModel: BriefPostModel,
            dashboardDocumentSaveObject: DashboardDocumentSaveObject
        ) => BriefPostModel | Promise<BriefPostModel>;
    }

    /** Options of {@link create}. */
    interface CreateOptions {
        // confirm: onClick of create returns false to stop the creation
        /** Runs before the creation. Return `true` to continue; `false` stops it. */
        onClick?: (dashboardDocumentSaveObject: DashboardDocumentSaveObject) => boolean | Promise<boolean>;
        /** Widgets in addition to the form. */
        components?: CreateComponents;
        /** Functions that change the requests. */
        mappers?: CreateMappers;
        // confirm: the defaults of postChangesOnFeed, allowDraft, and openAfterCreation
        /** `true`: publish in the feed of the document. Default `false`. */
        postChangesOnFeed?: boolean;
        /** `true`: the document can be saved as a draft. Default `true`. */
        allowDraft?: boolean;
        /** `true`: the new document opens immediately. Default `false`. */
        openAfterCreation?: boolean;
        /** Icons and tooltips of the two buttons. */
        icons?: {
            /** Create button. */
            save?: ButtonIconOptions;
            /** Draft button. */
            draft?: ButtonIconOptions;
        };
    }

    // confirm: structure of the response of create
    /**
     * Creates a document from the values of a form.
     *
     * @param documentName Kind of document to create.
     * @param component Form that contains the values.
     * @param params Handler, widgets, mappers, and behavior.
     * @returns A promise that settles when the request is complete. The structure of the response isn't documented.
     */
    function create(documentName: DocumentName, component: dxForm, params?: CreateOptions): Promise<any>;

    // confirm: structure of the response of getCustomFields
    /**
     * Reads one custom field of several documents.
     *
     * @param documentName Kind of document.
     * @param documentIds IDs of the documents.
     * @param userFieldName Column name of the custom field.
     * @param valueType Type of the value.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getCustomFields(
        documentName: DocumentName,
        documentIds: string[],
        userFieldName: string,
        valueType: CustomFieldValueType
    ): Promise<any>;

    // confirm: structure of the response of getLookup
    /**
     * Finds one document by id.
     *
     * @param documentName Kind of document.
     * @param documentId ID of the document.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getLookup(documentName: DocumentName, documentId: string): Promise<any>;
    // confirm: getLookup without options searches everything
    /**
     * Finds documents by text, one page at a time.
     *
     * @param documentName Kind of document.
     * @param options Search text and page. If omitted, all documents of the kind are searched.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getLookup(documentName: DocumentName, options?: LookupOptions): Promise<any>;

    /**
     * Writes custom fields of several documents; every field is written to every document.
     *
     * @param documentName Kind of document.
     * @param documentIds IDs of the documents.
     * @param documentUserFieldsValue Fields and values.
     * @returns A promise of the custom field values after the write; it rejects if the request fails.
     */
    function setCustomFields(
        documentName: DocumentName,
        documentIds: string[],
        documentUserFieldsValue: DocumentUserFieldValueModel[]
    ): Promise<DocumentUserFieldValuesModel[]>;

    // confirm: structure of the response of update
    /**
     * Writes standard fields of one document.
     *
     * @param documentName Kind of document.
     * @param documentId ID of the document.
     * @param fields Names of the fields.
     * @param values New values as strings, in the order of `fields`.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function update(documentName: DocumentName, documentId: string, fields: string[], values: string[]): Promise<any>;
}

declare namespace SW.Document.Assignment {
    // confirm: members of AssignmentDto
    /** An assignment. */
    interface AssignmentDto {
        /** ID of the assignment. */
        Id?: string;
        /** Person who is assigned. */
        User?: any;
        /** Other fields. */
        [field: string]: any;
    }

    /** Options of {@link update}. */
    interface UpdateOptions {
        /** New values by field name, for example `{ User: "<user-id>" }`. */
        newValuesModel?: { [field: string]: any };
    }

    /**
     * Changes fields of one assignment.
     *
     * @param assignmentId ID of the assignment.
     * @param documentId ID of the document that the assignment belongs to.
     * @param documentType Full type name of that document, for example `"Module.BusinessObjects.Deliverable"` for a
     * job.
     * @param params New values. If omitted, nothing changes.
     * @returns A promise of the assignment after the change; it rejects if the request fails.
     */
    function update(
        assignmentId: string,
        documentId: string,
        documentType: string,
        params?: UpdateOptions
    ): Promise<AssignmentDto>;
}

declare namespace SW.Document.Client {
    /**
     * Reads one custom field of several clients.
     *
     * @param documentIds IDs of the clients.
     * @param userFieldName Column name of the custom field.
     * @param valueType Type of the value.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getCustomFields(
        documentIds: string[],
        userFieldName: string,
        valueType: CustomFieldValueType
    ): Promise<any>;

    /**
     * Finds one client by id.
     *
     * @param documentId ID of the client.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getLookup(documentId: string): Promise<any>;
    /**
     * Finds clients by text, one page at a time.
     *
     * @param options Search text and page. If omitted, all clients are searched.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getLookup(options?: LookupOptions): Promise<any>;

    /**
     * Writes custom fields of several clients; every field is written to every client.
     *
     * @param documentIds IDs of the clients.
     * @param documentUserFieldsValue Fields and values.
     * @returns A promise of the custom field values after the write; it rejects if the request fails.
     */
    function setCustomFields(
        documentIds: string[],
        documentUserFieldsValue: DocumentUserFieldValueModel[]
    ): Promise<DocumentUserFieldValuesModel[]>;

    /**
     * Writes standard fields of one client.
     *
     * @param documentId ID of the client.
     * @param fields Names of the fields.
     * @param values New values as strings, in the order of `fields`.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function update(documentId: string, fields: string[], values: string[]): Promise<any>;

    // confirm: getImages returns the URLs in the order of ids
    /**
     * Returns the URLs of the pictures of clients.
     *
     * @param ids IDs of the clients.
     * @returns One URL for each id, in the order of `ids`, returned synchronously.
     */
    function getImages(ids: string[]): string[];
}

declare namespace SW.Document.CurrentUser {
    /** Search and page of the three list methods. */
    interface ListOptions {
        /** Part of the name to filter by. Default `""`. */
        name?: string;
        /** Number of results to skip. Default `0`. */
        skip?: number;
        // confirm: take 0 means no limit
        /** Maximum number of results; `0` means no limit. Default `0`. */
        take?: number;
    }

    // confirm: members of CommercialClientLookupDto
    /** A client in a list. */
    interface CommercialClientLookupDto {
        /** ID of the client. */
        Id?: string;
        /** Name of the client. */
        Name?: string;
        /** Other fields. */
        [field: string]: any;
    }

    // confirm: the name CompanyLookupDto and its members
    /** A company in a list. */
    interface CompanyLookupDto {
        /** ID of the company. */
        Id?: string;
        /** Name of the company. */
        Name?: string;
        /** Other fields. */
        [field: string]: any;
    }

    // confirm: the name DivisionLookupDto and its members
    /** A division in a list. */
    interface DivisionLookupDto {
        /** ID of the division. */
        Id?: string;
        /** Name of the division. */
        Name?: string;
        /** Other fields. */
        [field: string]: any;
    }

    // confirm: members of UserInfo
    /** Profile of the user. */
    interface UserInfo {
        /** ID of the user. */
        Id?: string;
        /** Name of the user. */
        Name?: string;
        /** Other fields. */
        [field: string]: any;
    }

    /**
     * Lists the clients of the user.
     *
     * @param params Search and page.
     * @returns A promise of one entry for each client; it rejects if the request fails.
     */
    function getClients(params?: ListOptions): Promise<CommercialClientLookupDto[]>;

    /**
     * Lists the companies of the user.
     *
     * @param params Search and page.
     * @returns A promise of one entry for each company; it rejects if the request fails.
     */
    function getCompanies(params?: ListOptions): Promise<CompanyLookupDto[]>;

    /**
     * Lists the divisions of the user.
     *
     * @param params Search and page.
     * @returns A promise of one entry for each division; it rejects if the request fails.
     */
    function getDivisions(params?: ListOptions): Promise<DivisionLookupDto[]>;

    /**
     * Reads the profile of the user.
     *
     * @returns The profile, returned synchronously.
     */
    function getInfo(): UserInfo;

    /**
     * Checks whether the user has all of the roles.
     *
     * @param roles Names of the roles.
     * @returns `true` if the user has all of them.
     */
    function hasAllRoles(roles: string[]): boolean;

    /**
     * Checks whether the user has at least one of the roles.
     *
     * @param roles Names of the roles.
     * @returns `true` if the user has at least one of them.
     */
    function hasAnyRoles(roles: string[]): boolean;

    /**
     * Checks whether the user has a role.
     *
     * @param roleName Name of the role.
     * @returns `true` if the user has it.
     */
    function hasRole(roleName: string): boolean;

    /**
     * Checks for each of the roles whether the user has it.
     *
     * @param roles Names of the roles.
     * @returns `true` or `false` for each role, under its name.
     */
    function hasRoles(roles: string[]): { [roleName: string]: boolean };
}

declare namespace SW.Document.CustomTable {
    // confirm: a row of a custom table is an object keyed by column name
    /** One row of a custom table. */
    interface CustomTableDto {
        /** Value of one column. */
        [columnName: string]: any;
    }

    // confirm: the rows are sorted in ascending order
    /**
     * Reads all rows of a custom table.
     *
     * @param customTableName Name of the custom table.
     * @param orderByColumnName Column to sort by, in ascending order. Default `null`.
     * @returns A promise of one object for each row; it rejects if the request fails.
     */
    function get(customTableName: string, orderByColumnName?: string | null): Promise<CustomTableDto[]>;
}

declare namespace SW.Document.Estimate {
    /**
     * Reads one custom field of several estimates.
     *
     * @param documentIds IDs of the estimates.
     * @param userFieldName Column name of the custom field.
     * @param valueType Type of the value.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getCustomFields(
        documentIds: string[],
        userFieldName: string,
        valueType: CustomFieldValueType
    ): Promise<any>;

    /**
     * Finds one estimate by id.
     *
     * @param documentId ID of the estimate.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getLookup(documentId: string): Promise<any>;
    /**
     * Finds estimates by text, one page at a time.
     *
     * @param options Search text and page. If omitted, all estimates are searched.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getLookup(options?: LookupOptions): Promise<any>;

    /**
     * Writes custom fields of several estimates; every field is written to every estimate.
     *
     * @param documentIds IDs of the estimates.
     * @param documentUserFieldsValue Fields and values.
     * @returns A promise of the custom field values after the write; it rejects if the request fails.
     */
    function setCustomFields(
        documentIds: string[],
        documentUserFieldsValue: DocumentUserFieldValueModel[]
    ): Promise<DocumentUserFieldValuesModel[]>;

    /**
     * Writes standard fields of one estimate.
     *
     * @param documentId ID of the estimate.
     * @param fields Names of the fields.
     * @param values New values as strings, in the order of `fields`.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function update(documentId: string, fields: string[], values: string[]): Promise<any>;
}

declare namespace SW.Document.Holiday {
    // confirm: members of HolidayInfoDto
    /** A holiday. */
    interface HolidayInfoDto {
        /** ID of the holiday. */
        Id?: string;
        /** Name of the holiday. */
        Name?: string;
        /** Day of the holiday. */
        Date?: string | Date;
        /** ID of the company; null if the holiday applies to all companies. */
        CompanyId?: string | null;
        /** `true`: users see the holiday. */
        IsPlannable?: boolean;
        /** `true`: hours can be entered on that day. */
        AllowsTimeSheets?: boolean;
        /** Other fields. */
        [field: string]: any;
    }

    // confirm: both ends of the range are included, and a range with only one date is open at the other end
    /**
     * Lists the holidays of a company, including those that apply to all companies.
     *
     * @param companyId ID of the company.
     * @param startDate First day of the range. If omitted, the range has no start.
     * @param endDate Last day of the range. If omitted, the range has no end.
     * @returns A promise of one entry for each holiday; it rejects if the request fails.
     */
    function get(companyId: string, startDate?: Date, endDate?: Date): Promise<HolidayInfoDto[]>;
}

declare namespace SW.Document.User {
    /**
     * Reads one custom field of several users.
     *
     * @param documentIds IDs of the users.
     * @param userFieldName Column name of the custom field.
     * @param valueType Type of the value.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getCustomFields(
        documentIds: string[],
        userFieldName: string,
        valueType: CustomFieldValueType
    ): Promise<any>;

    /**
     * Finds one user by id.
     *
     * @param documentId ID of the user.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getLookup(documentId: string): Promise<any>;
    /**
     * Finds users by text, one page at a time.
     *
     * @param options Search text and page. If omitted, all users are searched.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function getLookup(options?: LookupOptions): Promise<any>;

    /**
     * Writes custom fields of several users; every field is written to every user.
     *
     * @param documentIds IDs of the users.
     * @param documentUserFieldsValue Fields and values.
     * @returns A promise of the custom field values after the write; it rejects if the request fails.
     */
    function setCustomFields(
        documentIds: string[],
        documentUserFieldsValue: DocumentUserFieldValueModel[]
    ): Promise<DocumentUserFieldValuesModel[]>;

    /**
     * Writes standard fields of one user.
     *
     * @param documentId ID of the user.
     * @param fields Names of the fields.
     * @param values New values as strings, in the order of `fields`.
     * @returns A promise of the response, whose structure isn't documented; it rejects if the request fails.
     */
    function update(documentId: string, fields: string[], values: string[]): Promise<any>;

    // confirm: getImages returns the URLs in the order of ids
    /**
     * Returns the URLs of the pictures of users.
     *
     * @param ids IDs of the users.
     * @returns One URL for each id, in the order of `ids`, returned synchronously.
     */
    function getImages(ids: string[]): string[];
}

declare namespace SW.FileSystem {
    // confirm: members of ProgressReport
    /** Result of an upload. Any member can be missing. */
    interface ProgressReport {
        /** Number of files sent. */
        Total?: number;
        /** Number of files that are uploaded. */
        Completed?: number;
        /** Number of files that failed. */
        Failed?: number;
        /** Other fields. */
        [field: string]: any;
    }

    // confirm: pass documentId and documentType together or omit both
    /**
     * Uploads one or more files to a folder and, if you pass a document, links them to it. Pass `documentId` and
     * `documentType` together, or omit both.
     *
     * @param folderId ID of the target folder.
     * @param files `File` objects of the browser.
     * @param documentId ID of the document that owns the files. Default `null`.
     * @param documentType Type name of that document, for example `"job"`. Default `null`.
     * @returns A promise of the result of the upload.
     */
    function uploadFilesToFolder(
        folderId: string,
        files: any[],
        documentId?: string | null,
        documentType?: string | null
    ): Promise<ProgressReport>;
}

declare namespace SW.Realtime {
    /** Identifies one document. */
    interface DocumentInfoModel {
        /** ID of the document. */
        DocumentId: string;
        /** Type name of the document, for example `"job"`. */
        DocumentTypeName: string;
    }

    /** Callbacks of a subscription. */
    interface EventsCallbacks {
        // confirm: onDocumentUpdated is optional and has one optional argument
        /** Runs each time the document changes. Don't rely on its argument: read the data that you need again. */
        onDocumentUpdated?: (update?: any) => void;
    }

    /** Subscription of one component to one document. */
    interface DocumentSubscription {
        /** The document. */
        documentInfo: DocumentInfoModel;
        /** The callbacks. */
        eventsCallbacks: EventsCallbacks;
        /** Component that subscribed, normally `e.component`. */
        component: any;
    }

    // confirm: members of DocumentComponentSubscription
    /** A component with its subscription. */
    interface DocumentComponentSubscription {
        /** Component that subscribed. */
        component: any;
        /** Its subscription. */
        documentSubscription: DocumentSubscription;
    }

    /**
     * Returns all subscriptions of the page, grouped by key.
     *
     * @returns The subscriptions; each key represents one document.
     */
    function getCurrentSubscriptions(): { [key: string]: DocumentSubscription[] };

    // confirm: getDocumentComponentSubscription returns undefined if there is none
    /**
     * Finds the subscription that a component has to a document.
     *
     * @param documentType Type name of the document.
     * @param documentId ID of the document.
     * @param component Component that subscribed, normally `e.component`.
     * @returns What {@link saveDocumentComponentSubscription} saved, or `undefined` if there is none.
     */
    function getDocumentComponentSubscription(
        documentType: string,
        documentId: string,
        component: any
    ): DocumentComponentSubscription | undefined;

    /**
     * Saves a subscription under its document and its component, so that you can find and end it later. It doesn't
     * start a subscription.
     *
     * @param documentType Type name of the document.
     * @param documentId ID of the document.
     * @param component Component that subscribed, normally `e.component`.
     * @param documentSubscription Subscription to save.
     */
    function saveDocumentComponentSubscription(
        documentType: string,
        documentId: string,
        component: any,
        documentSubscription: DocumentSubscription
    ): void;

    /**
     * Subscribes to one or more documents.
     *
     * @param documents Documents to subscribe to.
     * @param eventsCallbacks Callbacks, the same for all documents of the call.
     * @param component Component that subscribes, normally `e.component`.
     * @returns A promise of one subscription per document.
     */
    function subscribeDocuments(
        documents: DocumentInfoModel[],
        eventsCallbacks: EventsCallbacks,
        component: any
    ): Promise<DocumentSubscription[]>;

    /**
     * Ends subscriptions.
     *
     * @param documentSubscriptions Subscriptions to end, as {@link subscribeDocuments} returned them.
     * @returns A promise that settles when the subscriptions are ended.
     */
    function unsubscribeDocuments(documentSubscriptions: DocumentSubscription[]): Promise<any>;
}

declare namespace SW.Service.Notification {
    // confirm: members of Notification
    /** A notification. Any member can be missing. */
    interface Notification {
        /** ID of the notification. */
        Id?: string;
        /** Text that the user sees. */
        Text?: string;
        /** ID of the document. */
        DocumentId?: string;
        /** Type name of the document. */
        DocumentTypeName?: string;
        /** `true`: the user has read it. */
        AlreadyRead?: boolean;
        /** When it was created, in UTC. */
        CreatedOnUtc?: string;
        /** Other fields. */
        [field: string]: any;
    }

    // confirm: members of NotificationPagedList
    /** One page of notifications. */
    interface NotificationPagedList {
        /** Notifications of the page. */
        Items?: Notification[];
        /** Total number of notifications that match. */
        TotalCount?: number;
        /** Other fields. */
        [field: string]: any;
    }

    /** Page of a list. */
    interface PagingParams {
        /** Number of entries to skip. Default `0`. */
        skip?: number;
        /** Number of entries per page. Default `20`. */
        take?: number;
    }

    /** Options of {@link getAll}. */
    interface GetAllParams extends PagingParams {
        /** Search for a name. Default `""`. */
        filter?: string;
        /** `true`: read and unread notifications. `false`: only unread ones. Default `true`. */
        withAlreadyReadAlso?: boolean;
    }

    /**
     * Lists the notifications, page by page.
     *
     * @param params Page and search. An object replaces all defaults: pass every member that you need.
     * @returns A promise of the page.
     */
    function getAll(params?: GetAllParams): Promise<NotificationPagedList>;

    /**
     * Lists the notifications, grouped by document.
     *
     * @param params Page. An object replaces all defaults: pass both members.
     * @returns A promise of the entries, without a total.
     */
    function getGroupedByDocument(params?: PagingParams): Promise<Notification[]>;

    // confirm: getUnreadCounter resolves with a number
    /**
     * Counts the unread notifications of the user.
     *
     * @returns A promise of the number.
     */
    function getUnreadCounter(): Promise<number>;

    /**
     * Marks all notifications up to a moment as read.
     *
     * @param untilDate Last moment to include.
     * @returns A promise that settles when the notifications are marked.
     */
    function markAsRead(untilDate: Date): Promise<any>;

    // confirm: the type name of a job is "job" in markAsReadByDocument and "Deliverable" in post
    /**
     * Marks all notifications of one document as read.
     *
     * @param objectId ID of the document.
     * @param objectType Type name of the document, for example `"job"`.
     * @returns A promise that settles when the notifications are marked.
     */
    function markAsReadByDocument(objectId: string, objectType: string): Promise<any>;

    // confirm: userIdsToNotify has one element per receiver
    /**
     * Sends a notification about a document to users.
     *
     * @param text Message.
     * @param documentTypeName Type name of the document, for example `"Deliverable"` for a job.
     * @param documentId ID of the document.
     * @param userIdsToNotify IDs of the users who receive it, one element per user.
     * @returns A promise that settles when the notification is sent.
     */
    function post(
        text: string,
        documentTypeName: string,
        documentId: string,
        userIdsToNotify: string[]
    ): Promise<any>;
}

declare namespace SW.StateStoring {
    /** Values that are returned as they were stored. */
    type StoredValue = string | number | boolean | object | any[] | null;

    /**
     * Stores a value. An existing value under the key is overwritten.
     *
     * @param key Name of the entry.
     * @param value Value to store: string, number, boolean, object, or array.
     * @param useWorkspaceId `true`: the entry of the current workspace. `false`: the shared entry. Default `true`.
     */
    function set(key: string, value: any, useWorkspaceId?: boolean): void;

    // confirm: get returns null if the entry does not exist
    /**
     * Reads a stored value. Use the same `useWorkspaceId` as in {@link set}.
     *
     * @param key Name of the entry.
     * @param useWorkspaceId `true`: the entry of the current workspace. `false`: the shared entry. Default `true`.
     * @returns The value, or `null` if the entry doesn't exist.
     */
    function get<T = StoredValue>(key: string, useWorkspaceId?: boolean): T | null;
}

declare namespace SW.Storage {
    // confirm: members of WorkspaceDefinitionDto
    /** Definition of a workspace in a package. Any member can be missing. */
    interface WorkspaceDefinitionDto {
        /** ID of the workspace. */
        Id?: string;
        /** Name on screen. */
        Name?: string;
        /** Where it appears: Menu, Document, Home, or Popup. */
        Location?: string;
        /** Target platform. */
        Platform?: string;
        /** Category. */
        Type?: string;
        /** Whether it is a default workspace. */
        Default?: boolean;
        /** Version; a new workspace has 1. */
        Version?: number;
        /** Whether it is in use. */
        Active?: boolean;
        /** Other fields. */
        [field: string]: any;
    }

    /**
     * Lists the workspaces at a URL.
     *
     * @param url URL of the package or folder.
     * @returns A promise of the definitions of the workspaces.
     */
    function getWorkspaces(url: string): Promise<WorkspaceDefinitionDto[]>;

    /**
     * Imports workspaces from several URLs into the current tenant.
     *
     * @param urls URLs of the packages.
     * @returns A promise that settles when the import is complete.
     */
    function importWorkspaces(urls: string[]): Promise<any>;
}

declare namespace SW.Store {
    /** Identifies rows by the value of one field. */
    export interface IDashboardStoreRow {
        /** Name of the field. */
        id: string;
        /** Value of the field. */
        value: any;
    }

    /** Change of one row in a batch. */
    export interface DashboardStoreRowUpdate {
        /** Row to change. */
        row: IDashboardStoreRow;
        /** New values by field. */
        data: any;
    }

    /** Changes that {@link batch} makes together. */
    export interface IDashboardStoreBatchUpdate {
        /** Rows to add. */
        insert?: any[];
        /** Rows to change. */
        update?: DashboardStoreRowUpdate[];
        /** Rows to remove. */
        delete?: IDashboardStoreRow[];
    }

    /** Rows to show, per data source. */
    export interface DashboardStoreFilters {
        /** Rows of one data source; an empty array removes its filter. */
        [dataSourceName: string]: IDashboardStoreRow[];
    }

    /**
     * Inserts, updates, and deletes rows of a data source in one call. Panels update once.
     *
     * @param dataSourceName Name of the data source in the workspace.
     * @param data Changes.
     * @param senderId ID of the panel that makes the change.
     * @returns A promise that settles when the changes are made.
     */
    export function batch(
        dataSourceName: string,
        data: IDashboardStoreBatchUpdate,
        senderId?: any
    ): Promise<any>;

    /**
     * Removes one row. Call it as `SW.Store.delete(dataSourceName, rowId, senderId?)`.
     *
     * @param dataSourceName Name of the data source in the workspace.
     * @param rowId Row to remove.
     * @param senderId ID of the panel that makes the change.
     * @returns A promise that settles when the row is removed.
     */
    function deleteRow(
        dataSourceName: string,
        rowId: IDashboardStoreRow,
        senderId?: any
    ): Promise<any>;
    export { deleteRow as delete };

    /**
     * Filters data sources to some rows, without running a query.
     *
     * @param filters Rows to show, per data source.
     * @param senderId ID of the panel that filters. Default `""`.
     */
    export function filter(filters: DashboardStoreFilters, senderId?: any): void;

    /**
     * Reads a data source, or one row of it.
     *
     * @param dataSourceName Name of the data source in the workspace.
     * @param rowId Row to read. If omitted, all rows are read.
     * @param dashboardDefinitionId ID of the workspace to read from. If omitted, the current one is used.
     * @returns A promise of the row, or of the array of all rows.
     */
    export function get<T = any>(
        dataSourceName: string,
        rowId?: IDashboardStoreRow,
        dashboardDefinitionId?: string
    ): Promise<T>;

    /**
     * Adds one row.
     *
     * @param dataSourceName Name of the data source in the workspace.
     * @param rowData Fields of the new row, including the key field.
     * @param senderId ID of the panel that makes the change.
     * @returns A promise that settles when the row is added.
     */
    export function insert(dataSourceName: string, rowData: any, senderId?: any): Promise<any>;

    /**
     * Runs the queries of one or more data sources.
     *
     * @param dataSourceNames Names of the data sources to load. If omitted, all of the workspace are loaded.
     * @param filters Filters for the queries.
     * @param senderId ID of the panel that makes the call.
     * @returns A promise that settles when the data sources are loaded.
     */
    export function load(
        dataSourceNames?: string[],
        filters?: DashboardFilter[],
        senderId?: string
    ): Promise<any>;

    /**
     * Reads one row again and replaces it in the store.
     *
     * @param dataSourceName Name of the data source in the workspace.
     * @param rowId Row to read again.
     * @param senderId ID of the panel that makes the call.
     * @param filters Filters for the query.
     * @returns A promise that settles when the row is replaced.
     */
    export function refresh(
        dataSourceName: string,
        rowId: IDashboardStoreRow,
        senderId?: any,
        filters?: DashboardFilter[]
    ): Promise<any>;

    /**
     * Changes fields of one row; a field that isn't in `rowData` keeps its value.
     *
     * @param dataSourceName Name of the data source in the workspace.
     * @param rowId Row to change.
     * @param rowData New values by field.
     * @param senderId ID of the panel that makes the change.
     * @returns A promise that settles when the row is changed.
     */
    export function update(
        dataSourceName: string,
        rowId: IDashboardStoreRow,
        rowData: any,
        senderId?: any
    ): Promise<any>;
}

declare namespace SW.UI {
    /** Size of an image: one of these constants, or its string. */
    type Size = "small" | "medium" | "large";

    // confirm: the place of the constants SMALL, MEDIUM, and LARGE
    /** Size of an image: one of these constants, or its string. */
    const Size: {
        /** Small. */
        readonly SMALL: "small";
        /** Medium. */
        readonly MEDIUM: "medium";
        /** Large. */
        readonly LARGE: "large";
    };

    /** Document type: a string such as `"job"`, or a constant such as `SW.DocumentName.Job`. */
    type DocumentTypeName = string;

    /** Entities that have their own picture. */
    type ImageDocumentName = "user" | "client" | "company";

    /** Where to draw. */
    interface ContainerParams {
        // confirm: createContainer false draws on the element itself
        /**
         * `true`: draw in a new `div` that is appended to the element. `false`: draw on the element itself.
         * Default `true`.
         */
        createContainer?: boolean;
    }

    /** Options of {@link getEntityImage}. */
    interface EntityImageParams {
        /** Size of the image. Default `"small"`. */
        size?: Size;
        /** `true`: hide the name next to the image. Default `false`. */
        hideName?: boolean;
        /** Name to show instead of the standard one. Default `null`. */
        title?: string | null;
    }

    /** Options of {@link setAttribute}. */
    interface SetAttributeParams extends ContainerParams {
        /** Inner HTML of the element. */
        text?: string;
    }

    /** Options of {@link setConditionalColor}. */
    interface ConditionalColorParams extends ContainerParams {
        /** `true`: bold text. */
        bold?: boolean;
        /** `true`: italic text. */
        italic?: boolean;
    }

    /** Options of {@link showImage}. */
    interface ShowImageParams {
        /** Whether the entity has its own picture; otherwise, a default picture is drawn. Default `false`. */
        hasImage?: boolean;
        /** Size of the image. Default `"small"`. */
        size?: Size;
        /** ID of the entity; needed to fetch its picture. */
        id?: string;
        /** `true`: show the name next to the image. Default `false`. */
        showName?: boolean;
    }

    /** Options of {@link showImageEditor}. */
    interface ShowImageEditorParams {
        // confirm: endpoint returns and receives the picture if it is not the standard one
        /** Endpoint that returns and receives the picture, if it isn't the standard one. */
        endpoint?: string;
        /** Size of the image. Default `"large"`. */
        size?: Size;
        /** Width of the container in pixels. Default `100`. */
        width?: number;
        /** Height of the container in pixels. Default `100`. */
        height?: number;
        /** CSS string with the height and width of the image. */
        imageStyle?: string;
    }

    /** Options of {@link showStage}. */
    interface ShowStageParams {
        /** `true`: draw the stage as a group row. */
        grouping?: boolean;
        /** Number of rows in the group. */
        groupCount?: number;
    }

    /** Options of {@link showTeam}. */
    interface ShowTeamParams {
        /** Size of the images. Default `"small"`. */
        size?: Size;
    }

    /**
     * Sets one option to the same value on several widgets.
     *
     * @param components Widget instances.
     * @param option Name of the option, for example `"dataSource"`.
     * @param value New value.
     */
    function editComponentsOptionInBulk(components: any[], option: string, value: any): void;

    /**
     * Draws the image of a document type in an element.
     *
     * @param element Target element.
     * @param documentName Document type, for example `"job"`.
     * @param params Size and name.
     * @returns The element, with the image inside.
     */
    function getEntityImage(
        element: HTMLElement,
        documentName: DocumentTypeName,
        params?: EntityImageParams
    ): HTMLElement;

    /**
     * Sets an attribute of an element.
     *
     * @param element Target element.
     * @param attribute Name of the attribute, for example `"style"`.
     * @param attributeValue New value.
     * @param params Inner HTML, and where to draw.
     * @returns The element with the attribute.
     */
    function setAttribute(
        element: HTMLElement,
        attribute: string,
        attributeValue: string,
        params?: SetAttributeParams
    ): HTMLElement;

    // confirm: the first condition that is true wins, and the text has no color if none is true
    /**
     * Writes text on the background color of the first condition that is true.
     *
     * @param element Target element.
     * @param value Text to show.
     * @param conditions Conditions.
     * @param colors Color for each condition; same length and order as `conditions`.
     * @param params Font style, and where to draw.
     */
    function setConditionalColor(
        element: HTMLElement,
        value: string,
        conditions: boolean[],
        colors: string[],
        params?: ConditionalColorParams
    ): void;

    // confirm: setRag tests its conditions in the order red, amber, green
    /**
     * Writes text as a red, amber, or green badge.
     *
     * @param element Target element.
     * @param value Text of the badge.
     * @param red Condition for red.
     * @param ambar Condition for amber; the parameter is spelled this way.
     * @param green Condition for green.
     * @param params Where to draw.
     * @returns A string; the badge is already in the element.
     */
    function setRag(
        element: HTMLElement,
        value: string,
        red: boolean,
        ambar: boolean,
        green: boolean,
        params?: ContainerParams
    ): string;

    /**
     * Draws a red, amber, or green badge that compares two version numbers.
     *
     * @param element Target element.
     * @param version1 First version.
     * @param version2 Second version.
     * @param params Where to draw.
     */
    function setVersionRag(
        element: HTMLElement,
        version1: number,
        version2: number,
        params?: ContainerParams
    ): void;

    // confirm: the type is the name of the DevExtreme widget without dx
    /**
     * Creates a widget inside an element.
     *
     * @param element Target element.
     * @param type Type of widget, for example `"List"`.
     * @param properties Options of the widget.
     */
    function showComponent(element: HTMLElement, type: string, properties: object): void;

    /**
     * Draws the picture of a user, client, or company, or a default one.
     *
     * @param element Target element.
     * @param documentName Kind of entity.
     * @param name Name of the entity.
     * @param params Size, id, and whether the entity has a picture and shows its name.
     * @returns The element with the picture.
     */
    function showImage(
        element: HTMLElement,
        documentName: ImageDocumentName,
        name: string,
        params?: ShowImageParams
    ): HTMLElement;

    /**
     * Draws the picture of a user, client or company and lets the user replace it.
     *
     * @param element Target element.
     * @param documentName Kind of entity.
     * @param documentId ID of the entity.
     * @param params Endpoint and sizes.
     * @returns The element with the picture.
     */
    function showImageEditor(
        element: HTMLElement,
        documentName: ImageDocumentName,
        documentId: string,
        params?: ShowImageEditorParams
    ): HTMLElement;

    /**
     * Draws the priority icon.
     *
     * @param element Target element.
     * @param priorityValue Priority of the document.
     */
    function showPriority(element: HTMLElement, priorityValue: number): void;

    /**
     * Draws a stage: a colored dot and the name.
     *
     * @param element Target element.
     * @param name Name of the stage.
     * @param color CSS color of the dot.
     * @param params Values of a group row.
     */
    function showStage(
        element: HTMLElement,
        name: string,
        color: string,
        params?: ShowStageParams
    ): void;

    // confirm: tags is a JSON array of objects with Label and Color
    /**
     * Draws tags as colored labels.
     *
     * @param element Target element.
     * @param tags Tags as a string: a JSON array of objects with `Label` and `Color`. Default `null`.
     */
    function showTags(element: HTMLElement, tags?: string | null): void;

    // confirm: the three fields contain comma-separated lists in the same order
    /**
     * Draws the pictures of several users in a row.
     *
     * @param element Target element.
     * @param data Row that contains the three fields.
     * @param idsFieldName Name of the field with the user ids.
     * @param namesFieldName Name of the field with the user names.
     * @param hasImageFieldName Name of the field with the picture flags.
     * @param params Size of the images.
     */
    function showTeam(
        element: HTMLElement,
        data: any,
        idsFieldName: string,
        namesFieldName: string,
        hasImageFieldName: string,
        params?: ShowTeamParams
    ): void;

    // confirm: an element passed as a string is a CSS selector
    /**
     * Draws the workload of an assignment.
     *
     * @param element Target element, or its CSS selector.
     * @param assignmentId ID of the assignment.
     * @returns A promise that resolves when the workload is drawn.
     */
    function showWorkload(element: string | HTMLElement, assignmentId: string): Promise<void>;
}

declare namespace SW.UI.Alert {
    /** Error of a failed request. */
    interface HttpErrorResponse {
        /** Short name of the error. */
        name?: string;
        /** Readable message. */
        message: string;
        /** HTTP status code. */
        status: number;
        /** HTTP status text. */
        statusText?: string;
        /** URL of the request. */
        url?: string | null;
        /** Body of the error response. */
        error?: any;
    }

    /** Options of every toast. */
    interface AlertParams {
        /** Document type whose badge the toast shows. */
        documentName?: SW.UI.DocumentTypeName;
        /** Name of the user who is shown as the sender. */
        userName?: string;
        /** ID of that user, for the picture. */
        userId?: string;
        /** Runs when the user clicks the toast. */
        onClick?: Function;
    }

    /** Options of {@link warning}. */
    interface WarningParams extends AlertParams {
        /** Time on screen in milliseconds. Default `5500`. */
        timeOut?: number;
    }

    /** Removes the toast from the screen. */
    function clear(): void;

    /**
     * Shows a red toast.
     *
     * @param response Message, or the error of a failed request.
     * @param params Sender and click handler.
     */
    function error(response: string | HttpErrorResponse, params?: AlertParams): void;

    /**
     * Shows a blue toast.
     *
     * @param message Message.
     * @param params Sender and click handler.
     */
    function info(message: string, params?: AlertParams): void;

    /**
     * Shows a green toast.
     *
     * @param message Message.
     * @param params Sender and click handler.
     */
    function success(message: string, params?: AlertParams): void;

    /**
     * Shows an orange toast.
     *
     * @param message Message.
     * @param params Sender, click handler, and time on screen.
     */
    function warning(message: string, params?: WarningParams): void;
}

declare namespace SW.UI.Buttons {
    /** Icon and tooltip of one standard button. */
    interface ButtonIcon {
        /** CSS class of the icon. */
        class?: string;
        /** Tooltip. */
        tooltip?: string;
    }

    // confirm: shape of PostModel
    /** Request that creates a document. */
    interface PostModel {
        /** Parts of the creation. */
        Actions: {
            /** Field values by document type, for example `Document.Job.AgreedDateUtc`. */
            Document: { [documentTypeName: string]: { [field: string]: any } };
            /** People to assign. */
            Assignments?: Array<{
                /** `true`: assign the user. */
                Assign: boolean;
                /** ID of the user. */
                UserId: string;
                /** ID of the type of assignment. */
                AssignmentTypeId: string;
            }>;
            [action: string]: any;
        };
        /** Other values, for example `JobTypeId`. */
        Custom?: { [field: string]: any };
        /** Other members. */
        [member: string]: any;
    }

    // confirm: shape of BriefPostModel
    /** Request that creates the brief, which is the description of a document. */
    interface BriefPostModel {
        /** Description as HTML. */
        Text: string;
        /** Other members. */
        [member: string]: any;
    }

    // confirm: shape of DashboardDocumentSaveObject
    /** What handlers and mappers get about the document that is being saved. */
    interface DashboardDocumentSaveObject {
        /** Widgets of the document. */
        Components: {
            /** Form of the document; read its values with `option("formData")`. */
            FormComponent: SW.Widgets.dxForm;
            [component: string]: any;
        };
        /** Other members. */
        [member: string]: any;
    }

    /** Functions that change a request before it is sent. Each may return a promise. */
    interface CreateMappers {
        /** Changes the request of the document and returns it. `isDraftModel` is `true` for a draft. */
        postModel?: (
            postModel: PostModel,
            dashboardDocumentSaveObject: DashboardDocumentSaveObject,
            params: {
                /** `true`: the request is for a draft. */
                isDraftModel: boolean;
            }
        ) => PostModel | Promise<PostModel>;
        /** Changes the request of the brief and returns it. */
        briefPostModel?: (
            briefPostModel: BriefPostModel,
            dashboardDocumentSaveObject: DashboardDocumentSaveObject
        ) => BriefPostModel | Promise<BriefPostModel>;
    }

    /** Options of {@link addCreateToSubHeader}. */
    interface CreateParams {
        // confirm: onClick of addCreateToSubHeader returns false to stop the creation
        /** Runs on a click. Return `true` to continue; `false` stops the creation. */
        onClick?: (
            dashboardDocumentSaveObject: DashboardDocumentSaveObject
        ) => boolean | Promise<boolean>;
        /** Widgets whose content belongs to the new document. */
        components?: {
            /** Editor of the description, which is the brief. */
            description?: SW.Widgets.dxHtmlEditor;
            /** File panel. */
            files?: SW.Widgets.FileSystemWidgetComponent;
        };
        /** Functions that change the requests. */
        mappers?: CreateMappers;
        /** `true`: publish in the feed of the document. Default `false`. */
        postChangesOnFeed?: boolean;
        /** `true`: show the draft button. Default `true`. */
        allowDraft?: boolean;
        /** Icons and tooltips of the two buttons. */
        icons?: {
            /** Create button. */
            save?: ButtonIcon;
            /** Draft button. */
            draft?: ButtonIcon;
        };
    }

    /** Options of {@link addSaveToSubHeader}. */
    interface SaveParams {
        /** Endpoint of the `PATCH` request, if it isn't the standard one. */
        patchEndpoint?: string;
        // confirm: otherFields are the fields whose saveOptions are others
        /** Runs on a click, with the open document, the form, and the fields that are saved elsewhere. */
        onClick?: (currentDocument: any, formComponent: SW.Widgets.dxForm, otherFields: any) => void;
        /** `true`: publish the changes in the feed of the document. Default `false`. */
        postChangesOnFeed?: boolean;
        /** Icon and tooltip of the button. */
        icons?: {
            /** Save button. */
            save?: ButtonIcon;
        };
    }

    // confirm: tooltipText and disable can be omitted
    /** A custom button. */
    interface SubHeaderButton {
        /** Runs on a click. */
        callback: () => void;
        /** Appearance and state. */
        options: {
            /** CSS class of the icon, for example `"far fa-address-book"`. */
            iconClass: string;
            /** Tooltip. */
            tooltipText?: string;
            /** `true`: the button is disabled at first. */
            disable?: boolean;
        };
    }

    /**
     * Adds a create button and, unless it is turned off, a draft button for a form.
     *
     * @param documentName Document type to create, for example `"project"`.
     * @param component Form that contains the values.
     * @param params Handler, widgets, mappers, and icons.
     */
    function addCreateToSubHeader(
        documentName: SW.UI.DocumentTypeName,
        component: SW.Widgets.dxForm,
        params?: CreateParams
    ): void;

    /**
     * Adds a save button for the form of an existing document.
     *
     * @param documentName Document type to save.
     * @param component Form that contains the values.
     * @param params Endpoint, handler, and icon.
     */
    function addSaveToSubHeader(
        documentName: SW.UI.DocumentTypeName,
        component: SW.Widgets.dxForm,
        params?: SaveParams
    ): void;

    /**
     * Adds custom buttons.
     *
     * @param component Widget that owns the buttons, usually `e.component`.
     * @param buttons Buttons to add.
     */
    function addToSubHeader(component: SW.Widgets.DOMComponent, buttons: SubHeaderButton[]): void;

    /**
     * Enables or disables all sub-header buttons of the current page.
     *
     * @param value `true`: enable. `false`: disable.
     */
    function setAllEnabled(value: boolean): void;
}

declare namespace SW.UI.Grid {
    // confirm: members of Button
    /** Button of the toolbar. */
    export interface Button {
        /** Side of the toolbar. */
        location?: "before" | "center" | "after";
        /** Widget that draws the item, normally `"dxButton"`. */
        widget?: string;
        /** Options of the widget. */
        options?: {
            /** Icon name or CSS class. */
            icon?: string;
            /** Tooltip. */
            hint?: string;
            /** Caption. */
            text?: string;
            [option: string]: any;
        };
        /** Runs on a click. */
        onClick?: (e: any, context?: any) => void;
        /** Other members. */
        [member: string]: any;
    }

    /** What to export to PDF, and how. */
    export interface PdfExportDataGridProps {
        /** Options of the jsPDF-AutoTable plugin. */
        autoTableOptions?: { [option: string]: any };
        /** `true`: only the selected rows. */
        selectedRowsOnly?: boolean;
        /** `true`: keep the column widths of the screen. */
        keepColumnWidths?: boolean;
    }

    /** Page options of the PDF file, which are passed to jsPDF. */
    export interface jsPDFOptions {
        /** Orientation of the page. */
        orientation?: "p" | "portrait" | "l" | "landscape";
        /** Other options of jsPDF. */
        [option: string]: any;
    }

    // confirm: the event of addToolbarButtons is the one of On toolbar preparing
    /**
     * Adds buttons to the toolbar of a grid.
     *
     * @param toolbarEvent Event object of **On toolbar preparing**.
     * @param buttonsList Buttons to add.
     */
    export function addToolbarButtons(toolbarEvent: any, buttonsList: Button[]): void;

    // confirm: calculatePercentageSummary writes its result to options.totalValue
    /**
     * Calculates a custom summary as a percentage: the sum of the dividends divided by the sum of the divisors, times
     * 100. The result is written to `options.totalValue`.
     *
     * @param options Custom-summary object that the grid passes to your function.
     * @param dividend Dividends, one per row.
     * @param divisor Divisors, one per row.
     */
    export function calculatePercentageSummary(
        options: any,
        dividend: number[],
        divisor: number[]
    ): void;

    // confirm: delete acts on the selected rows and does not ask for confirmation; the default of idField is "Id"
    /**
     * Deletes the documents of the selected rows of a grid, immediately and without asking for confirmation. Call it as
     * `SW.UI.Grid.delete(documentName, dataGrid, params?)`.
     *
     * @param documentName Document type of the rows.
     * @param dataGrid Grid.
     * @param params Field that contains the id of the document.
     */
    function deleteRows(
        documentName: SW.UI.DocumentTypeName,
        dataGrid: SW.Widgets.dxDataGrid,
        params?: {
            /** Field of the rows that contains the id of the document. Default `"Id"`. */
            idField?: string;
        }
    ): void;
    export { deleteRows as delete };

    /**
     * Expands or collapses all groups of a grid.
     *
     * @param dataGrid Grid.
     * @param params Whether to expand or collapse.
     */
    export function expandCollapseRows(
        dataGrid: SW.Widgets.dxDataGrid,
        params?: {
            /** `true`: expand. `false`: collapse. Default `true`. */
            expandPriority?: boolean;
        }
    ): void;

    // confirm: .pdf is added to fileName
    /**
     * Downloads the grid as a PDF file.
     *
     * @param dataGrid Grid.
     * @param fileName Name of the file; `.pdf` is added.
     * @param pdfDataGridOptions What to export, and how. Default `{}`.
     * @param pdfOptions Page options.
     */
    export function exportToPdf(
        dataGrid: SW.Widgets.dxDataGrid,
        fileName: string,
        pdfDataGridOptions?: PdfExportDataGridProps,
        pdfOptions?: jsPDFOptions
    ): void;

    // confirm: fileUpload is the selected file; its first sheet is read, with the column captions as the header row
    /**
     * Reads an XLSX file into the grid. The rows are shown, not saved.
     *
     * @param fileUpload File that the user selected.
     * @param grid Grid that receives the rows.
     */
    export function importExcel(fileUpload: any, grid: SW.Widgets.dxDataGrid): void;
}

declare namespace SW.UI.Icons {
    /** Job: `fal fa-tasks`. */
    const job: string;
    /** Project: `fal fa-clipboard-list`. */
    const project: string;
    /** Contract: `fal fa-briefcase`. */
    const contract: string;
}

declare namespace SW.UI.Icons.Files {
    /** Excel file: `fal fa-file-excel`. */
    const excel: string;
    /** PDF file: `fal fa-file-pdf`. */
    const pdf: string;
    /** Text file: `fal fa-file-alt`. */
    const text: string;
}

declare namespace SW.UI.SelectBox {
    /** What a select box requests while the user types and scrolls. */
    interface LookupOptions {
        /** Text to search for. */
        searchValue?: string;
        /** Number of entries to skip. */
        skip?: number;
        /** Number of entries to load. */
        take?: number;
        /** Other options. */
        [option: string]: any;
    }

    /** Options of {@link getEditorOptions}. */
    interface EditorOptionsParams {
        /** Endpoint that finds one entry by its key. */
        endpointByKey?: string;
        /** Runs before each load. */
        onBeforeLoad?: (loadOptions: any) => void;
    }

    // confirm: entries of a look-up have the members Id and Name
    /**
     * Loads the entries of a select box from an endpoint.
     *
     * @param options Search text and page.
     * @param endpoint Endpoint of the look-up, for example `departments/lookup`.
     * @returns A promise of the entries.
     */
    function getLookupByEndpoint(options: LookupOptions, endpoint: string): Promise<any>;

    /**
     * Makes the list as wide as its longest entry.
     *
     * @param selectBox Event object of the select box, or an object with these two members.
     */
    function setListWidth(selectBox: {
        /** The select box. */
        component: SW.Widgets.dxSelectBox;
        /** Its element. */
        element: HTMLElement;
    }): void;

    /**
     * Builds options for `editorOptions` of a form item that load the entries from endpoints.
     *
     * @param endpoint Endpoint that loads the list.
     * @param params Endpoint for one key, and what runs before each load.
     * @returns Options for `editorOptions`.
     */
    function getEditorOptions(
        endpoint: string,
        params?: EditorOptionsParams
    ): { [option: string]: any };
}

declare namespace SW.UI.Tooltip {
    /** Side of the element. */
    type Placement =
        | "top" | "top-start" | "top-end"
        | "bottom" | "bottom-start" | "bottom-end"
        | "left" | "left-start" | "left-end"
        | "right" | "right-start" | "right-end"
        | "auto" | "auto-start" | "auto-end";

    // confirm: members of PopperContentOptions
    /** Position and behavior of the tooltip; options of the library ngx-popper. */
    interface PopperContentOptions {
        /** Side of the element. */
        placement?: Placement;
        /** What opens the tooltip. */
        trigger?: "click" | "hover" | "mousedown" | "none";
        /** Delay before it opens, in milliseconds. */
        showDelay?: number;
        /** `true`: close on a click elsewhere. */
        hideOnClickOutside?: boolean;
        /** `true`: close when the pointer leaves. */
        hideOnMouseLeave?: boolean;
        /** `true`: close when the page scrolls. */
        hideOnScroll?: boolean;
        /** `true`: disable the fade. */
        disableAnimation?: boolean;
        /** `true`: disable the standard style. */
        disableDefaultStyling?: boolean;
        /** CSS class of the box. */
        applyClass?: string;
        /** Selector of the element that receives the box. */
        appendTo?: string;
        /** Other options. */
        [option: string]: any;
    }

    /** Options of {@link set} and {@link show}. */
    interface TooltipParams {
        /** Document type of the data; it determines the layout of the card. */
        documentName?: SW.UI.DocumentTypeName;
        /** Position and behavior. */
        tooltipOptions?: PopperContentOptions;
    }

    // confirm: the tooltip of set opens on hover and closes automatically
    /**
     * Attaches a tooltip to an element; it opens on hover and closes automatically.
     *
     * @param reference Target element.
     * @param data Text, or an object with the data of the document.
     * @param params Document type, position, and behavior.
     */
    function set(reference: HTMLElement, data: object | string, params?: TooltipParams): void;

    /**
     * Opens a tooltip immediately. Close it with {@link hide}.
     *
     * @param reference Target element.
     * @param data Text, or an object with the data of the document.
     * @param params Document type, position, and behavior.
     */
    function show(reference: HTMLElement, data: object | string, params?: TooltipParams): void;

    /**
     * Closes a tooltip that {@link show} opened.
     *
     * @param reference Element of the tooltip, the same as in `show`.
     */
    function hide(reference: HTMLElement): void;
}

declare namespace SW.Utils {
    /** Entry for an empty id. */
    interface EmptyLookupItem {
        /** The all-zero GUID. */
        Id: string;
        /** Always `"N/A"`. */
        Name: string;
    }

    /**
     * Converts a boolean, a number, a function, an array, or an object to a string.
     *
     * @param valueToConvert Value to convert.
     * @returns The string. For an object it isn't JSON, because the keys have no quotation marks.
     */
    function convertToString(valueToConvert?: any): string;

    /**
     * Copies text to the clipboard.
     *
     * @param text Text to copy.
     */
    function copyToClipboard(text: string): void;

    // confirm: an empty string gives an empty array
    /**
     * Converts the string of a multiple-selection field to an array.
     *
     * @param dataString JSON string of an array.
     * @returns The entries; an empty array for an empty string.
     */
    function getDataArrayFromMultipleSelectionFieldString<T = any>(dataString: string): T[];

    // confirm: a promise for the empty id, otherwise the result of the callback as it is
    /**
     * Returns a placeholder entry for an empty id; otherwise runs a function. Use it in the `byKey` of look-ups.
     *
     * @param key ID to check.
     * @param callback Runs if `key` isn't the all-zero GUID.
     * @returns A promise of an {@link EmptyLookupItem} for the all-zero GUID, otherwise the result of the callback.
     * `await` handles both.
     */
    function getEmptyGuidValue<T = any>(key: string, callback: () => T): Promise<EmptyLookupItem> | T;

    // confirm: isValidGuid returns true for the all-zero GUID
    /**
     * Checks whether a string is a well-formed GUID.
     *
     * @param id String to check.
     * @returns `true` for a well-formed GUID.
     */
    function isValidGuid(id: string): boolean;

    /**
     * Shows an image from a URL in an element.
     *
     * @param element Target element.
     * @param size Size of the image.
     * @param url URL of the image.
     * @returns The element.
     */
    function setExternalImage(element: HTMLElement, size: SW.UI.Size, url: string): HTMLElement;
}

declare namespace SW.Utils.Datetime {
    /** A date, or a string that the browser can parse as one. */
    type DateInput = Date | string;

    /** Units of {@link timeAgo}. */
    type UnitOfTime = "seconds" | "minutes" | "hours" | "days" | "months" | "years";

    /** Length of a time range. */
    interface DateShift {
        /** Unit, for example `"HOUR"`. */
        unit: string;
        /** Number of units. */
        value: number;
        /** ID of the length; in the simplest case the same string as `unit`. */
        id: string;
    }

    /** A range between two moments. */
    interface TimeRange {
        /** First moment. */
        startDate: Date;
        /** Last moment. */
        endDate: Date;
    }

    /**
     * Converts a number of minutes to a date. Minute 0 is 31 December 1899, 00:00 local time.
     *
     * @param totalMinutes Minutes to convert.
     * @returns The date.
     */
    function convertMinutesToDate(totalMinutes: number): Date;

    /**
     * Shifts a local date so that its local time is the time in UTC.
     *
     * @param date Local date.
     * @returns The shifted date, which is still in the local time zone.
     */
    function convertToUtc(date: DateInput): Date;

    /**
     * Converts a UTC date to local time.
     *
     * @param utcDate UTC date, for example the value of a field whose name ends in `Utc`.
     * @returns The local date.
     */
    function convertUtcToLocal(utcDate: DateInput): Date;

    /**
     * Formats a date: `2021-08-25`, or `25 August 2021, 16:23` with the time.
     *
     * @param date Date to format.
     * @param params Whether to add the time.
     * @returns The string.
     */
    function formatDateToString(
        date: DateInput,
        params?: {
            /** `true`: add the time. Default `false`. */
            includeTime?: boolean;
        }
    ): string;

    /**
     * Returns the standard format of a date with its time.
     *
     * @returns `dd/MMM/yyyy HH:mm`.
     */
    function getDateTimeFormat(): string;

    /**
     * Formats a number of minutes as `HH:mm`.
     *
     * @param minutes Minutes to format; 1234 gives `20:34`.
     * @returns The string.
     */
    function getMinutesInHHMMformat(minutes: number): string;

    /**
     * Calculates a range of a given length that starts at a moment, or at the start of the full unit that contains it.
     *
     * @param value Moment to start from.
     * @param shift Length of the range.
     * @param params Where the range starts.
     * @returns The range.
     */
    function getTimeRange(
        value: DateInput,
        shift: DateShift,
        params?: {
            /** `true`: start at the exact moment. `false`: start at the full unit. Default `false`. */
            centerAroundValue?: boolean;
        }
    ): TimeRange;

    /**
     * Returns in words how long ago a date was.
     *
     * @param dateString Date as a string.
     * @returns The string.
     */
    function timeAgo(dateString: string): string;

    /**
     * Returns as a number how long ago a date was.
     *
     * @param dateString Date as a string.
     * @param params Unit of the number.
     * @returns The number of units.
     */
    function timeAgo(
        dateString: string,
        params: {
            /** Unit of the number. */
            unitOfTime: UnitOfTime;
        }
    ): number;

    /**
     * Returns how long ago a date was: in words without a unit, as a number with one.
     *
     * @param dateString Date as a string.
     * @param params Unit of the number.
     * @returns The string or the number of units.
     */
    function timeAgo(
        dateString: string,
        params?: {
            /** Unit of the number. */
            unitOfTime?: UnitOfTime;
        }
    ): string | number;
}

declare namespace SW.Utils.Export {
    // confirm: all members of ExportOption except filename
    /** Name and format of a CSV file. */
    interface ExportOption {
        /** Name of the file, without extension. */
        filename?: string;
        /** Separator between two fields, for example `";"`. */
        fieldSeparator?: string;
        /** Character around strings. */
        quoteStrings?: string;
        /** Decimal separator. */
        decimalSeparator?: string;
        /** `true`: write a header row. */
        showLabels?: boolean;
        /** `true`: use the keys of the objects as the header row. */
        useKeysAsHeaders?: boolean;
        /** Header row. */
        headers?: string[];
        /** `true`: start the file with a byte order mark. */
        useBom?: boolean;
        /** Other options. */
        [option: string]: any;
    }

    // confirm: without sheetName, the sheet is called Sheet1
    /**
     * Downloads data as an Excel file with one sheet.
     *
     * @param data Rows; the keys of the objects become the columns.
     * @param fileName Name of the file, without extension.
     * @param sheetName Name of the sheet. If omitted, the sheet is called `Sheet1`.
     */
    function toWorksheet(data: object[], fileName: string, sheetName?: string): void;

    /**
     * Downloads data as a CSV file. The options come first here.
     *
     * @param options Name and format of the file.
     * @param data Rows.
     */
    function toCsv(options?: ExportOption, data?: any): void;
}
